import { Button, Text } from '@mantine/core';
import { type LogRow, type NamedRecord, namedLogList } from '@sponsorat/api';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Filters } from '../../domain/Filters.tsx';
import { dateTime, NONE } from '../../lib/formats.ts';
import { optionsOf } from '../../ui/fields/SelectField.tsx';
import { TextLink } from '../../ui/links.tsx';
import type { Column } from '../../ui/list/columns.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { type ListSearch, readListSearch } from '../../ui/list/listSearch.ts';
import { useListState } from '../../ui/list/useListState.ts';
import { Soft } from '../../ui/Soft.tsx';
import classes from './audit.module.css';
import { logBody, logFileUrl, logQuery } from './audit.queries.ts';
import { AboutLine, Changes, kindName } from './Details.tsx';
import { texts } from './texts.ts';

const t = texts.columns;

/** The sentence in one line, which opens to all of it, each field before and after, and where it came from. */
const Sentence = ({ row }: { row: LogRow }) => {
  const { Text: sentence, Changes: changes, Address, RequestId } = row;
  return (
    <details className={classes.sentence}>
      <summary>{sentence}</summary>
      <AboutLine row={row} />
      {changes.length > 0 && <Changes changes={changes} />}
      <Text fz="sm" c="dimmed" className="anywhere">
        {texts.origin(Address ?? NONE, RequestId ?? NONE)}
      </Text>
    </details>
  );
};

/** The record, and the club that it hangs on, unless it is that club. */
const About = ({ row: { Kind, Action, Label, SponsorshipId, Sponsorship } }: { row: LogRow }) => (
  <>
    {SponsorshipId === null || (Kind === 'sponsorship' && Action === 'delete') ? (
      <Text inherit truncate>
        {Label}
      </Text>
    ) : (
      <TextLink display="block" truncate to="/sponsorships/$id/history" params={{ id: String(SponsorshipId) }}>
        {Label}
      </TextLink>
    )}
    {Sponsorship !== null && Sponsorship !== Label && (
      <Soft block className="anywhere">
        {Sponsorship}
      </Soft>
    )}
  </>
);

const Time = ({ row: { At } }: { row: LogRow }) => (
  <time className="amount" dateTime={At}>
    {dateTime(At)}
  </time>
);

const columns: readonly Column<LogRow>[] = [
  { key: 'At', label: t.at, width: 188, grow: 0, folds: 1, cell: (row) => <Time row={row} />, inLine: true },
  { key: 'Text', label: t.text, width: 360, grow: 600, sortable: false, cell: (row) => <Sentence row={row} /> },
  {
    key: 'Label',
    label: t.label,
    width: 170,
    grow: 120,
    folds: 2,
    sortable: false,
    cell: (row) => <About row={row} />,
    inLine: true,
  },
  {
    key: 'Kind',
    label: t.kind,
    width: 120,
    grow: 0,
    folds: 3,
    sortable: false,
    spare: true,
    cell: ({ Kind }) => kindName(Kind),
    // It stands in what the sentence opens to.
    inLine: () => null,
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
      texts={texts}
      create={<Json search={search} />}
      files={[{ list: 'log', request: logBody(search) }]}
      filters={<Filters list={list} options={{ user: optionsOf(users) }} />}
      list={list}
      query={useQuery(logQuery(search))}
      columns={columns}
      rowKey={({ Id }) => Id}
      rowName={({ Text }) => Text}
    />
  );
};
