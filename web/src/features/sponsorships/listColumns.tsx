import { Group, Text } from '@mantine/core';
import { foldLetters, type SponsorshipRow } from '@sponsorat/api';
import { date, kroner, kronerAlike, NONE } from '../../lib/formats.ts';
import { Avatar, Logo } from '../../ui/Avatar.tsx';
import type { Column } from '../../ui/list/columns.ts';
import { NameCell, NameLink } from '../../ui/list/RowActions.tsx';
import { UtilizationBar } from '../../ui/UtilizationBar.tsx';
import { pendingText } from './Pending.tsx';
import { SponsorshipStatusBadge } from './SponsorshipStatusBadge.tsx';
import { texts } from './texts.ts';

const t = texts.list.columns;

const folding = { Category: t.category, UserName: t.responsible };
const foldingKeys = ['Category', 'UserName'] as const;

/** Where a row was found, if there is no room for that on it. */
const foldedMatch = (row: SponsorshipRow, search: string, shown: ReadonlySet<string>): string | undefined => {
  const sought = foldLetters(search.trim());
  const has = (text: string | null) => text !== null && foldLetters(text).includes(sought);
  const keys = foldingKeys.filter((key) => has(row[key]));
  if (!sought || has(row.Name) || has(row.SponsorCategory) || keys.some((key) => shown.has(key))) return undefined;
  return keys[0] && `${folding[keys[0]]}: ${row[keys[0]]}`;
};

/** Where a row was found, if that does not stand on it. */
const matchText = (row: SponsorshipRow, search: string, shown: ReadonlySet<string>): string | undefined =>
  row.Match ? `${texts.list.match[row.Match.field]}: ${row.Match.text}` : foldedMatch(row, search, shown);

const Name = ({ row, match }: { row: SponsorshipRow; match: string | undefined }) => (
  <NameCell
    before={<Logo src={row.Logo} name={row.Name} />}
    name={
      <NameLink to="/sponsorships/$id" params={{ id: String(row.Id) }}>
        {row.Name}
      </NameLink>
    }
    under={
      <>
        {row.SponsorCategory}
        {match && (
          <Text span display="block" fz="sm" lh={1.3} c="dimmed" truncate>
            {match}
          </Text>
        )}
      </>
    }
  />
);

const Status = ({ row }: { row: SponsorshipRow }) => (
  <>
    <SponsorshipStatusBadge status={row.Status} pending={row.Pending} />
    {row.Pending && (
      <Text span display="block" fz="sm" lh={1.3} c="dimmed" mt={2}>
        {pendingText({ status: row.Pending, startDate: row.PendingDate, since: row.PendingSince })}
      </Text>
    )}
  </>
);

/** The list's columns. Amounts show øre where one of the rows has some, so that all end alike. */
export const listColumns = (rows: readonly SponsorshipRow[], search = ''): Column<SponsorshipRow>[] => {
  const amount = kronerAlike(rows.map(({ Sum }) => Sum));
  return [
    {
      key: 'Name',
      label: t.name,
      width: 248,
      grow: 500,
      cell: (row, shown) => <Name row={row} match={matchText(row, search, shown)} />,
    },
    { key: 'Category', label: t.category, width: 140, grow: 60, folds: 5, cell: (row) => row.Category ?? NONE },
    {
      key: 'Sum',
      label: t.sum,
      width: 134,
      grow: 40,
      folds: 2,
      numeric: true,
      cell: (row) => amount(row.Sum),
      inLine: ({ Sum }) =>
        Sum > 0 && (
          // As wide as most, so that the bars after it stand under each other.
          <Text component="strong" inherit display="inline-block" miw="6rem" className="amount">
            {kroner(Sum)}
          </Text>
        ),
    },
    {
      key: 'Renegotiation',
      label: t.renegotiation,
      width: 128,
      grow: 40,
      folds: 3,
      cell: (row) => <span className="tabular">{date(row.Renegotiation)}</span>,
    },
    {
      key: 'Utilization',
      label: t.utilization,
      width: 136,
      grow: 40,
      folds: 4,
      cell: (row) => <UtilizationBar value={row.Utilization} />,
      inLine: ({ Utilization }) => Utilization !== null && <UtilizationBar value={Utilization} narrow />,
    },
    {
      key: 'UserName',
      label: t.responsible,
      width: 150,
      grow: 60,
      folds: 6,
      spare: true,
      cell: (row) => (
        <Group wrap="nowrap" gap="xs" miw={0}>
          <Avatar src={row.UserPicture} name={row.UserName} size="sm" />
          {row.UserName}
        </Group>
      ),
    },
    {
      key: 'Status',
      label: t.status,
      width: 134,
      grow: 0,
      folds: 1,
      cell: (row) => <Status row={row} />,
      inLine: true,
    },
  ];
};
