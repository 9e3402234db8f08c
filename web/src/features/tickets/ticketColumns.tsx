import { Anchor, Group, Progress, Text } from '@mantine/core';
import type { TicketRow } from '@sponsorat/api';
import { NONE, number } from '../../lib/formats.ts';
import { Avatar, Logo } from '../../ui/Avatar.tsx';
import { EmailText } from '../../ui/EmailText.tsx';
import type { Column } from '../../ui/list/columns.ts';
import { NameCell, NameLink } from '../../ui/list/RowActions.tsx';
import { texts } from './texts.ts';

const t = texts.columns;

/** "20 × Sæsonkort til LBK" */
const ticketsOf = ({ Amount, Product }: TicketRow): string => texts.tickets(number(Amount), Product);

/** What a row is called where it stands among others. */
export const ticketsName = (row: TicketRow): string => `${row.Name}, ${ticketsOf(row)}`;

/** False of seats that are free anew at each event, where none is to come. */
export const canWish = ({ Mode, HasEvents }: TicketRow): boolean => Mode === 'pulje' || HasEvents;

const modeOf = (row: TicketRow): string | undefined => {
  if (!canWish(row)) return texts.noneComing;
  return row.Mode === 'pulje' ? undefined : texts.item.modes[row.Mode];
};

const visibility = ({ Public, SponsorshipId }: TicketRow) => {
  if (!Public) return undefined;
  return SponsorshipId === null ? texts.otherArea : texts.public;
};

/** How many are left, as a bar and a number; nothing where the use is not tracked. */
const Left = ({ row: { Amount, Used }, inLine = false }: { row: TicketRow; inLine?: boolean }) => {
  if (Used === null) return NONE;
  const left = Math.max(0, Amount - Used);
  return (
    <Group gap={8} wrap="nowrap" display="inline-flex">
      <Progress w={56} size={6} color="var(--accent-bar)" value={(left / Amount) * 100} aria-hidden />
      <span className="amount">{inLine ? texts.left(number(left)) : number(left)}</span>
    </Group>
  );
};

const Name = ({ row }: { row: TicketRow }) => (
  <NameCell
    before={<Logo src={row.Logo} name={row.Name} />}
    name={
      row.SponsorshipId === null ? (
        <Text span inherit fw={600}>
          {row.Name}
        </Text>
      ) : (
        <NameLink to="/sponsorships/$id" params={{ id: String(row.SponsorshipId) }}>
          {row.Name}
        </NameLink>
      )
    }
    under={visibility(row)}
  />
);

/** The list's columns. Sorted by the tickets, they stand in the order of their products. */
export const ticketColumns: readonly Column<TicketRow>[] = [
  { key: 'Name', label: t.name, width: 252, grow: 60, cell: (row) => <Name row={row} /> },
  {
    key: 'Sort',
    label: t.tickets,
    width: 176,
    grow: 100,
    folds: 1,
    cell: (row) => <NameCell name={ticketsOf(row)} under={modeOf(row)} />,
    inLine: (row) => (
      <>
        <strong>{ticketsOf(row)}</strong>
        {modeOf(row) && ` · ${modeOf(row)}`}
      </>
    ),
  },
  {
    key: 'Used',
    label: t.left,
    width: 140,
    grow: 20,
    folds: 2,
    sortable: false,
    cell: (row) => <Left row={row} />,
    inLine: (row) => row.Used !== null && <Left row={row} inLine />,
  },
  {
    key: 'UserEmail',
    label: t.contact,
    width: 192,
    grow: 100,
    folds: 3,
    cell: ({ Name: name, UserEmail: email }) =>
      email ? (
        <Anchor inherit className="anywhere" href={`mailto:${email}`} title={texts.writeTo(name, email)}>
          <EmailText address={email} />
        </Anchor>
      ) : (
        NONE
      ),
  },
  {
    key: 'UserName',
    label: t.responsible,
    width: 176,
    grow: 20,
    folds: 4,
    cell: (row) => (
      <NameCell before={<Avatar src={row.UserPicture} name={row.UserName} size="sm" />} name={row.UserName} />
    ),
  },
];
