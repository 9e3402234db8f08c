import { Button, Text } from '@mantine/core';
import { auditKindNames, type LogRow, type NamedRecord, namedLogList } from '@sponsorat/api';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Filters } from '../../domain/Filters.tsx';
import { dateTime } from '../../lib/formats.ts';
import { optionsOf } from '../../ui/fields/SelectField.tsx';
import { TextLink } from '../../ui/links.tsx';
import type { Column } from '../../ui/list/columns.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { type ListSearch, readListSearch } from '../../ui/list/listSearch.ts';
import { useListState } from '../../ui/list/useListState.ts';
import { logBody, logFileUrl, logQuery } from './audit.queries.ts';
import { Details } from './Details.tsx';
import { texts } from './texts.ts';

const t = texts.columns;
const kindNames: Record<string, string> = auditKindNames;

const LogSentence = ({ row }: { row: LogRow }) => (
  <>
    <Text className="anywhere">{row.Text}</Text>
    <Details changes={row.Changes} origin={{ address: row.Address, request: row.RequestId }} />
  </>
);

const About = ({ row: { Kind, Action, Label, SponsorshipId } }: { row: LogRow }) =>
  SponsorshipId === null || (Kind === 'sponsorship' && Action === 'delete') ? (
    Label
  ) : (
    <TextLink to="/sponsorships/$id/history" params={{ id: String(SponsorshipId) }}>
      {Label}
    </TextLink>
  );

const columns: readonly Column<LogRow>[] = [
  {
    key: 'At',
    label: t.at,
    width: 116,
    grow: 0,
    folds: 0,
    cell: ({ At }) => dateTime(At),
    inLine: ({ At }) => dateTime(At),
  },
  { key: 'Text', label: t.text, width: 240, grow: 600, sortable: false, cell: (row) => <LogSentence row={row} /> },
  {
    key: 'Label',
    label: t.label,
    width: 170,
    grow: 120,
    folds: 1,
    sortable: false,
    cell: (row) => <About row={row} />,
    inLine: (row) => <About row={row} />,
  },
  {
    key: 'Kind',
    label: t.kind,
    width: 130,
    grow: 0,
    folds: 2,
    sortable: false,
    cell: ({ Kind }) => kindNames[Kind] ?? Kind,
  },
];

const Json = ({ search }: { search: ListSearch }) => (
  <Button
    component="a"
    variant="default"
    href={logFileUrl(search)}
    download
    leftSection={<IconDownload size={17} stroke={1.75} aria-hidden />}
  >
    {texts.json}
  </Button>
);

/** Everything that was done, for Admins. */
export const LogList = ({
  search: address,
  users,
}: {
  search: ListSearch;
  users: readonly NamedRecord[] | undefined;
}) => {
  const search = useMemo(() => readListSearch(namedLogList, address), [address]);
  const list = useListState(namedLogList, search);
  return (
    <ListPage
      title={texts.title}
      create={<Json search={search} />}
      files={[{ list: 'log', request: logBody(search) }]}
      searchLabel={texts.search}
      filters={<Filters list={list} options={{ user: optionsOf(users) }} />}
      list={list}
      query={useQuery(logQuery(search))}
      firstHint={texts.firstHint}
      columns={columns}
      rowKey={({ Id }) => Id}
      rowName={({ Text }) => Text}
    />
  );
};
