import { Group } from '@mantine/core';
import type { GrantRow } from '@sponsorat/api';
import { date, kroner, NONE, number, weekdayDate } from '../../lib/formats.ts';
import type { Column } from '../../ui/list/columns.ts';
import { NameCell, NameLink } from '../../ui/list/RowActions.tsx';
import { Soft } from '../../ui/Soft.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { texts } from './registerTexts.ts';
import { WarningBadges } from './WarningBadges.tsx';

const t = texts.columns;

/** "2 × VIP-plads" */
const ticketsOf = ({ Quantity, Product }: GrantRow): string => texts.quantity(number(Quantity), Product);

/** What the rows of one event stand under: "lør. 15-08-2026 · LBK – Thyborøn IF". */
export const groupOf = ({ Date: day, Event }: GrantRow): string => texts.group(weekdayDate(day), Event);

/** What a grant is called where it stands among others. */
export const grantName = ({ Quantity, Recipient, Event, Name }: GrantRow): string =>
  texts.row(Quantity, Recipient, Event ?? Name);

/** Where the tickets of a grant are: at its event, or those of a pool at the club. */
export const toTickets = ({ EventId, SponsorshipId }: GrantRow) =>
  EventId === null
    ? ({ to: '/sponsorships/$id/tickets', params: { id: String(SponsorshipId) } } as const)
    : ({ to: '/tickets/events/$event', params: { event: String(EventId) } } as const);

const Recipient = ({ row }: { row: GrantRow }) => (
  <NameCell
    name={<NameLink {...toTickets(row)}>{row.Recipient}</NameLink>}
    under={[row.Company, row.Type].filter(Boolean).join(' · ')}
  />
);

const State = ({ row }: { row: GrantRow }) => (
  <Group gap="0 10px">
    <StatusBadge status={row.State} />
    <WarningBadges row={row} />
  </Group>
);

/** The columns of the register. */
export const grantColumns: readonly Column<GrantRow>[] = [
  { key: 'Recipient', label: t.recipient, width: 210, grow: 120, cell: (row) => <Recipient row={row} /> },
  {
    key: 'Date',
    label: t.date,
    width: 112,
    grow: 0,
    folds: 4,
    cell: ({ Date: day, EventId }) => (EventId === null ? <Soft inherit>{date(day)}</Soft> : date(day)),
  },
  { key: 'Name', label: t.club, width: 140, grow: 100, folds: 5, cell: ({ Name }) => Name, inLine: true },
  {
    key: 'Quantity',
    label: t.quantity,
    width: 160,
    grow: 100,
    folds: 2,
    cell: ticketsOf,
    inLine: (row) => <strong>{ticketsOf(row)}</strong>,
  },
  {
    key: 'Value',
    label: t.value,
    width: 108,
    grow: 0,
    numeric: true,
    sortable: false,
    folds: 3,
    cell: ({ Value }) => kroner(Value),
  },
  { key: 'State', label: t.state, width: 170, grow: 60, folds: 1, cell: (row) => <State row={row} />, inLine: true },
  {
    key: 'Host',
    label: t.host,
    width: 140,
    grow: 20,
    folds: 6,
    sortable: false,
    spare: true,
    cell: ({ Host }) => Host ?? NONE,
  },
];
