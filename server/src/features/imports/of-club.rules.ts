import type { ReadRow } from '../../lib/spreadsheet/read-cells.ts';

/** The column that says by its Id which club a row is of. */
export const CLUB = { heading: 'Sponsorat-id', field: 'sponsorshipId' } as const;

type Column = { heading: string; samples: string[]; field: string | null };
type Sheet = { columns: readonly Column[]; rows: readonly ReadRow[] };

/** A sheet of one club: each row that does not say its club by Id is of that one. */
export const ofClub = ({ columns, rows }: Sheet, id: number): { columns: Column[]; rows: ReadRow[] } => {
  const said = columns.findIndex(({ field }) => field === CLUB.field);
  const at = said < 0 ? columns.length : said;
  const isNamed = columns.some(({ heading }) => heading === CLUB.heading);
  const own = { heading: isNamed ? `${CLUB.heading} (2)` : CLUB.heading, field: CLUB.field, samples: [String(id)] };
  const withClub = said < 0 ? [...columns, own] : [...columns];
  return {
    columns: withClub,
    rows: rows.map(({ row, cells }) => ({
      row,
      cells: withClub.map((_, place) => cells[place] ?? (place === at ? id : null)),
    })),
  };
};
