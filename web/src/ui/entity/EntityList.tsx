import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useCallback } from 'react';
import { LinkButton } from '../links.tsx';
import type { Column } from '../list/columns.ts';
import { ListPage } from '../list/ListPage.tsx';
import type { ListSearch } from '../list/listSearch.ts';
import { DeleteButton, EditLink, NameLink, RowActions } from '../list/RowActions.tsx';
import { type GoTo, type ListState, useListState } from '../list/useListState.ts';
import { listQuery } from './kind.queries.ts';
import { CREATE, type Kind } from './kind.ts';
import { useRemoval } from './useRemoval.ts';
import { useRowOrder } from './useRowOrder.ts';

export type EntityListProps<Row extends { Id: number }, Rec extends { id: number }> = {
  kind: Kind<Row, Rec>;
  search: ListSearch;
  columns: readonly Column<Row>[];
  filters?: (list: ListState) => ReactNode;
};

/** The list of a kind of record: its name leads to it, Rediger does too, and Slet asks first. */
export const EntityList = <Row extends { Id: number }, Rec extends { id: number }>({
  kind,
  search,
  columns,
  filters,
}: EntityListProps<Row, Rec>) => {
  const { words, paths, rowName } = kind;
  const navigate = useNavigate();
  const goTo = useCallback<GoTo>(
    (next, how) => void navigate({ to: paths.list, search: next, resetScroll: false, ...how }),
    [navigate, paths.list],
  );
  const list = useListState(kind.list, search, goTo);
  const query = useQuery(listQuery(kind, search));
  const order = useRowOrder(kind, list);
  const remove = useRemoval(kind);
  return (
    <ListPage
      title={words.title}
      create={
        <LinkButton
          to={paths.record}
          params={{ id: CREATE }}
          leftSection={<IconPlus size={17} stroke={2} aria-hidden />}
        >
          {words.create}
        </LinkButton>
      }
      searchLabel={words.search}
      filters={filters?.(list)}
      list={list}
      query={query}
      firstHint={words.firstHint}
      columns={columns}
      rowKey={({ Id }) => Id}
      rowName={rowName}
      order={order}
      actions={(row) => (
        <RowActions
          edit={<EditLink of={rowName(row)} to={paths.record} params={{ id: String(row.Id) }} />}
          remove={<DeleteButton of={rowName(row)} onClick={() => void remove(row.Id, rowName(row))} />}
        />
      )}
    />
  );
};

type RowLinkProps<Row extends { Id: number }, Rec extends { id: number }> = { kind: Kind<Row, Rec>; row: Row };

/** A row's name, leading to its record. */
export const RowLink = <Row extends { Id: number }, Rec extends { id: number }>({
  kind,
  row,
}: RowLinkProps<Row, Rec>) => (
  <NameLink to={kind.paths.record} params={{ id: String(row.Id) }}>
    {kind.rowName(row)}
  </NameLink>
);
