import { Box, Button, Group, NativeSelect, Text, VisuallyHidden } from '@mantine/core';
import { numberText } from '@sponsorat/api';
import { IconInbox, IconSearchOff } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { EmptyState } from '../EmptyState.tsx';
import { ErrorNotice } from '../Notice.tsx';
import { Page } from '../Page.tsx';
import { texts } from '../texts.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { DownloadMenu, type ListFile } from './DownloadMenu.tsx';
import { FilterBar } from './FilterBar.tsx';
import { FilterWords } from './filterWords.ts';
import classes from './ListPage.module.css';
import { Pagination } from './Pagination.tsx';
import { PER_PAGE } from './perPage.ts';
import { SearchField } from './SearchField.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import { useFollowedRow } from './useFollowedRow.ts';
import type { ListState } from './useListState.ts';
import { useRowKeys } from './useRowKeys.ts';

type ListAnswer<Row> = { Result: Row[]; TotalPages: number; Total: number };

/** What a list needs of its query; ask it with `placeholderData: keepPreviousData` and `meta: { inline: true }`. */
type ListQuery<Row> = {
  data: ListAnswer<Row> | undefined;
  error: unknown;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};

type ListTexts = {
  title: string;
  /** What the search looks through; without it there is no search. */
  search?: string;
  /** How to make the first one, said where there is none yet. */
  firstHint?: ReactNode;
};

type FrameProps<Row> = {
  texts: ListTexts;
  subtitle?: ReactNode;
  /** The list as a file, and what else is filtered as it is. */
  files?: readonly ListFile[] | undefined;
  /** Whose rows it shows, to be chosen. */
  whose?: ReactNode;
  /** The button that makes a new one. */
  create?: ReactNode;
  /** What is said of the whole before its rows, over the filters. */
  above?: ReactNode;
  filters?: ReactNode;
  /** Ready-made selections over the table. */
  tabs?: ReactNode;
  list: ListState;
  query: ListQuery<Row>;
  /** How many rows there are in all, where one may hold several of what is counted. */
  rowCount?: number | undefined;
  /** What is said of how many there are in all, where that is more than the number. */
  totalText?: ((total: number) => string) | undefined;
  /** What is said where nothing is asked for and there is none. */
  none?: string;
  /** What is said where there are no hits, and no other search would have any. */
  noHits?: string;
  /** Stands where the rows will. */
  skeleton: ReactNode;
  /** What is said below the rows, also where there are none. */
  below?: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
};

/** The frame of a list, whatever its rows look like: title, what can be made, filters, rows, pages. */
export const ListFrame = <Row,>(props: FrameProps<Row>) => {
  const { subtitle, whose, files, create, above, filters, tabs, list, query } = props;
  const { title, search } = props.texts;
  const answer = query.data;
  const lastPage = answer?.TotalPages;
  const { page, setPage } = list;
  const stale = query.isPlaceholderData;
  const card = useRef<HTMLDivElement>(null);
  useRowKeys(card);
  useFollowedRow(card);
  const [words] = useState(() => new Map<string, string>());

  // The last row of the last page was deleted, or the address is an old one.
  useEffect(() => {
    if (!stale && lastPage && page > lastPage) setPage(lastPage, { replace: true });
  }, [stale, lastPage, page, setPage]);

  return (
    <FilterWords value={words}>
      <Page
        title={title}
        subtitle={subtitle}
        actions={
          (files || create) && (
            <>
              {whose}
              {files && <DownloadMenu files={files} list={list} total={stale ? undefined : answer?.Total} />}
              {create}
            </>
          )
        }
      >
        {above}
        {(search || filters) && (
          <FilterBar
            list={list}
            filters={filters}
            withClear={answer?.Total !== 0}
            search={search && <SearchField label={search} value={list.search.search ?? ''} onChange={list.setSearch} />}
          />
        )}
        <div ref={card} className={`card ${classes.card}`}>
          {tabs}
          <Rows {...props} />
          {props.below}
          <Footer
            list={list}
            total={answer?.Total}
            rowCount={props.rowCount}
            totalText={props.totalText}
            totalPages={lastPage ?? 0}
            failed={query.error !== null && stale}
          />
        </div>
      </Page>
    </FilterWords>
  );
};

export type ListPageProps<Row extends object> = Omit<FrameProps<Row>, 'skeleton' | 'children'> &
  Omit<DataTableProps<Row>, 'rows' | 'list' | 'stale' | 'caption'>;

/** A list as a table, as every list of the app looks and behaves. */
export const ListPage = <Row extends object>(props: ListPageProps<Row>) => {
  const { query, list } = props;
  const { title } = props.texts;
  return (
    <ListFrame {...props} skeleton={<TableSkeleton caption={title} rows={list.perPage} />}>
      {(rows) => <DataTable {...props} caption={title} rows={rows} stale={query.isPlaceholderData} />}
    </ListFrame>
  );
};

const Rows = <Row,>(props: FrameProps<Row>) => {
  const { query, list, none, noHits, create, skeleton, children } = props;
  const { data, error, isFetching, refetch } = query;
  const failed = error !== null && !isFetching && (
    <Box p="md">
      <ErrorNotice error={error} title={texts.list.failed} onRetry={() => void refetch()} />
    </Box>
  );
  // Rows that answer another question than the one that failed would mislead; older ones to the same still help.
  if (failed && (!data || query.isPlaceholderData || data.Result.length === 0)) return failed;
  if (!data) return skeleton;
  if (data.Total === 0 && list.isFiltered) {
    return (
      <EmptyState
        icon={<IconSearchOff size={24} stroke={1.5} />}
        {...(noHits === undefined ? { hint: texts.list.noHits(list.search.search) } : { title: noHits })}
        action={
          <Button variant="default" onClick={list.clear}>
            {texts.list.clear}
          </Button>
        }
      />
    );
  }
  if (data.Total === 0) {
    return (
      <EmptyState
        icon={<IconInbox size={24} stroke={1.5} />}
        {...(none !== undefined && { title: none })}
        hint={props.texts.firstHint}
        action={create}
      />
    );
  }
  return (
    <>
      {failed}
      {children(data.Result)}
    </>
  );
};

type FooterProps = Pick<FrameProps<never>, 'list' | 'rowCount' | 'totalText'> & {
  total: number | undefined;
  totalPages: number;
  failed: boolean;
};

const Footer = ({ list, total, rowCount = total, totalText = numberText, totalPages, failed }: FooterProps) => {
  const { page, perPage } = list;
  const from = (page - 1) * perPage + 1;
  const to = Math.min(page * perPage, rowCount ?? 0);
  const some = total !== undefined && total > 0 && !failed;
  return (
    <Group gap="xs" p={some ? 'xs' : 0} px={some ? 'md' : 0} mih={some ? 56 : 0}>
      <Text fz="sm" c="dimmed" flex={1} className="tabular" role="status">
        {some && from <= to && texts.list.range(from, to, totalText(total))}
        {total === 0 && !failed && <VisuallyHidden>{texts.list.empty}</VisuallyHidden>}
      </Text>
      {some && (rowCount ?? 0) > PER_PAGE[0] && (
        <NativeSelect
          w={112}
          className="screen-only"
          aria-label={texts.paging.perPage}
          size="xs"
          value={perPage}
          data={PER_PAGE.map((count) => ({ value: String(count), label: texts.paging.perPageOption(count) }))}
          onChange={(event) => list.setPerPage(Number(event.currentTarget.value))}
        />
      )}
      {some && totalPages > 1 && <Pagination page={page} totalPages={totalPages} onChange={list.setPage} />}
    </Group>
  );
};
