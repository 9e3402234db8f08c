import { Anchor, Text } from '@mantine/core';
import type { TicketRow } from '@sponsorat/api';
import { NONE, number } from '../../lib/formats.ts';
import { Avatar, Logo } from '../../ui/Avatar.tsx';
import type { Column } from '../../ui/list/columns.ts';
import { NameCell, NameLink } from '../../ui/list/RowActions.tsx';
import { texts } from './texts.ts';

const t = texts.columns;

/** "20 × Sæsonkort til LBK" */
export const ticketsOf = ({ Amount, Product }: TicketRow): string => texts.tickets(number(Amount), Product);

const visibility = ({ Public, SponsorshipId }: TicketRow) => {
  if (!Public) return undefined;
  return SponsorshipId === null ? texts.otherArea : texts.public;
};

/** "12 brugt · 8 tilbage" */
const usedOf = ({ Amount, Used }: TicketRow) =>
  Used !== null && (
    <Text span display="block" fz="sm" lh={1.3} c="dimmed" className="tabular">
      {texts.used(number(Used), number(Math.max(0, Amount - Used)))}
    </Text>
  );

const Tickets = ({ row }: { row: TicketRow }) => (
  <>
    {ticketsOf(row)}
    {usedOf(row)}
  </>
);

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

/** The list's columns. The tickets stand in the order of their products. */
export const ticketColumns: readonly Column<TicketRow>[] = [
  { key: 'Name', label: t.name, width: 220, cell: (row) => <Name row={row} /> },
  {
    key: 'Sort',
    label: t.tickets,
    width: 200,
    folds: 1,
    cell: (row) => <Tickets row={row} />,
    inLine: (row) => (
      <>
        <strong>{ticketsOf(row)}</strong>
        {usedOf(row)}
      </>
    ),
  },
  {
    key: 'UserEmail',
    label: t.contact,
    width: 230,
    grow: 360,
    folds: 2,
    cell: ({ Name: name, UserEmail: email }) =>
      email ? (
        <Anchor inherit className="anywhere" href={`mailto:${email}`} title={texts.writeTo(name, email)}>
          {email}
        </Anchor>
      ) : (
        NONE
      ),
  },
  {
    key: 'UserName',
    label: t.responsible,
    width: 180,
    folds: 3,
    cell: (row) => (
      <NameCell before={<Avatar src={row.UserPicture} name={row.UserName} size="sm" />} name={row.UserName} />
    ),
  },
];
