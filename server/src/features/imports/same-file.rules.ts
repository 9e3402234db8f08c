import type { ImportKind } from '@sponsorat/api';
import { type FieldNames, guessFields } from '../../lib/imports/headings.rules.ts';

type Column = { heading: string; samples: string[]; field: string | null };

const ofClub = { id: 'sponsorshipId', name: 'sponsorship', cvr: 'cvr' };
/** What a column of clubs is to other kinds; whatever else it says of a club, it says nothing of them. */
const carried: Partial<Record<ImportKind, Record<string, string>>> = {
  contracts: ofClub,
  payments: { name: 'sponsorship', cvr: 'cvr' },
  events: ofClub,
  contacts: { ...ofClub, contact: 'name', contactEmail: 'email', contactPhone: 'phone' },
};

/** The columns of a file with the fields that they have in another kind. */
export const columnsAs = (
  columns: readonly Column[],
  from: ImportKind,
  { kind, fields }: { kind: ImportKind; fields: readonly FieldNames[] },
): Column[] => {
  const known = from === 'sponsorships' ? carried[kind] : undefined;
  const kept = columns.map(({ field }) => (field && known?.[field]) || null);
  const open = fields.filter(({ field }) => !kept.includes(field));
  const free = (at: number) => !known || columns[at]?.field === null;
  const guessed = guessFields(
    open,
    columns.map(({ heading, samples }, at) => ({ heading: free(at) ? heading : '', samples })),
  );
  return columns.map(({ heading, samples }, at) => ({
    heading,
    samples,
    field: kept[at] ?? (free(at) ? (guessed[at] ?? null) : null),
  }));
};
