import { Group } from '@mantine/core';
import type { RateRow } from '@sponsorat/api';
import { date, kroner, NONE } from '../../lib/formats.ts';
import { Logo } from '../../ui/Avatar.tsx';
import type { Column } from '../../ui/list/columns.ts';
import { NameCell, NameLink } from '../../ui/list/RowActions.tsx';
import { Soft } from '../../ui/Soft.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { texts } from './texts.ts';

const t = texts.list.columns;

/** "Rate 2 af 6". */
const placeOf = ({ Position, Count }: RateRow): string => texts.list.rateOf(Position, Count);

/** What a rate is called where it stands among others: club, place and day. */
export const rateName = (row: RateRow): string => texts.list.row(row.Name, placeOf(row), date(row.DueDate));

/** What is no status of its own: that an invoice waits, or that a part is paid. */
const besides = ({ Status, Paid, Rest, Waiting }: RateRow): string | undefined => {
  if (Status === 'Betalt') return undefined;
  if (Waiting > 0) return Waiting < Rest ? texts.list.waitingOf(kroner(Waiting)) : texts.list.waiting;
  return Paid > 0 ? texts.list.partly : undefined;
};

const Status = ({ row }: { row: RateRow }) => {
  const more = besides(row);
  return (
    <Group component="span" gap="0 8px">
      <StatusBadge status={row.Status} />
      {more && <Soft>{more}</Soft>}
    </Group>
  );
};

const Club = ({ row }: { row: RateRow }) => (
  <NameCell
    before={<Logo src={row.Logo} name={row.Name} />}
    name={
      <NameLink
        to="/sponsorships/$id/$contract"
        params={{ id: String(row.SponsorshipId), contract: String(row.ContractId) }}
        search={{ tab: 'payments' }}
      >
        {row.Name}
      </NameLink>
    }
    under={`${placeOf(row)} · ${row.ContractNumber}`}
  />
);

/** The columns of the list of rates. */
export const rateColumns: readonly Column<RateRow>[] = [
  { key: 'Name', label: t.club, width: 228, grow: 100, cell: (row) => <Club row={row} /> },
  { key: 'DueDate', label: t.due, width: 108, grow: 20, folds: 2, cell: ({ DueDate }) => date(DueDate), inLine: true },
  {
    key: 'Amount',
    label: t.amount,
    width: 117,
    grow: 100,
    numeric: true,
    folds: 4,
    cell: ({ Amount }) => kroner(Amount),
    inLine: ({ Amount, Rest }) => (Rest > 0 && Rest < Amount ? texts.list.lacks(kroner(Rest)) : kroner(Amount)),
  },
  {
    key: 'Paid',
    label: t.paid,
    width: 115,
    grow: 100,
    numeric: true,
    folds: 6,
    spare: true,
    cell: ({ Paid }) => kroner(Paid),
  },
  { key: 'Rest', label: t.rest, width: 131, grow: 100, numeric: true, folds: 3, cell: ({ Rest }) => kroner(Rest) },
  { key: 'Status', label: t.status, width: 134, grow: 20, folds: 1, cell: (row) => <Status row={row} />, inLine: true },
  {
    key: 'InvoiceNumber',
    label: t.invoice,
    width: 144,
    grow: 40,
    folds: 5,
    cell: ({ InvoiceNumber, PaidOn }) => (
      <>
        {InvoiceNumber ?? NONE}
        {PaidOn && <Soft block>{texts.list.paidOn(date(PaidOn))}</Soft>}
      </>
    ),
  },
];
