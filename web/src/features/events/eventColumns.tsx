import type { EventRow } from '@sponsorat/api';
import { dayAndTime, NONE, number, today } from '../../lib/formats.ts';
import { Logo } from '../../ui/Avatar.tsx';
import type { Column } from '../../ui/list/columns.ts';
import { NameCell, NameLink } from '../../ui/list/RowActions.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { ReturnDay } from './ReturnDay.tsx';
import { texts } from './texts.ts';

const t = texts.columns;

export const whenOf = ({ Date: day, Time: time }: Pick<EventRow, 'Date' | 'Time'>): string => dayAndTime(day, time);

/** "3 af 12 fri", or that it is cancelled; nothing where no agreement gives seats. */
export const FreeSeats = ({ row: { Free, Total, Cancelled } }: { row: EventRow }) => {
  if (Cancelled) return <StatusBadge status="Aflyst" />;
  return Total === 0 ? NONE : <span className="amount">{texts.free(number(Free), number(Total))}</span>;
};

/** Whether tickets are given for it from a list: what was is written down on its own page. */
export const canGive = ({ Date: day, Cancelled }: EventRow): boolean => !Cancelled && day >= today();

const ReturnBy = ({ row, named = false }: { row: EventRow; named?: boolean }) => (
  <ReturnDay
    event={{ date: row.Date, returnBy: row.ReturnBy, cancelled: row.Cancelled }}
    free={row.Free}
    named={named}
  />
);

/** The columns of the events. */
export const eventColumns: readonly Column<EventRow>[] = [
  {
    key: 'Title',
    label: t.title,
    width: 280,
    grow: 200,
    cell: (row) => (
      <NameCell
        before={<Logo src={row.Logo} name={row.Name} />}
        name={
          <NameLink to="/tickets/events/$event" params={{ event: String(row.Id) }}>
            {row.Title}
          </NameLink>
        }
        under={row.Name}
      />
    ),
  },
  { key: 'Date', label: t.date, width: 190, folds: 1, cell: whenOf, inLine: (row) => <strong>{whenOf(row)}</strong> },
  {
    key: 'Free',
    label: t.free,
    width: 130,
    folds: 2,
    cell: (row) => <FreeSeats row={row} />,
    inLine: (row) => (row.Total > 0 || row.Cancelled) && <FreeSeats row={row} />,
  },
  { key: 'Venue', label: t.venue, width: 170, grow: 80, folds: 4, cell: ({ Venue }) => Venue ?? NONE },
  {
    key: 'ReturnBy',
    label: t.returnBy,
    width: 130,
    folds: 3,
    cell: (row) => <ReturnBy row={row} />,
    inLine: (row) => <ReturnBy row={row} named />,
  },
];
