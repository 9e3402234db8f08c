import { type MappedRows, valuesIn } from '../../lib/imports/column-values.rules.ts';
import { digitsIn, idIn } from '../../lib/imports/fields.rules.ts';
import type { ImportField, Values } from '../../lib/imports/import-kind.ts';
import { NameFinder } from '../../lib/imports/references.rules.ts';
import type { SponsorshipRecord } from './sponsorships.store.ts';

/** Finds the club that a row names. */
export const clubLookupOf = (all: readonly Pick<SponsorshipRecord, 'id' | 'name' | 'cvr'>[]) => ({
  clubs: new NameFinder('Sponsoratet', all),
  clubsByCvr: Map.groupBy(all, ({ cvr }) => cvr),
});
export type ClubLookup = ReturnType<typeof clubLookupOf>;

/** The ids of all clubs that rows may be of, whatever column says it. */
export const clubsIn = (mapped: MappedRows, { clubs, clubsByCvr }: ClubLookup): number[] => {
  const named = [
    ...valuesIn(mapped, 'sponsorship', (cell) => ({ value: clubs.find(cell) })),
    ...valuesIn(mapped, 'cvr', digitsIn).map((cvr) => clubsByCvr.get(cvr) ?? []),
  ];
  return [...valuesIn(mapped, 'sponsorshipId', idIn), ...named.flat().map(({ id }) => id)];
};

/** The columns that say which club a row is of. */
export const clubFields: readonly ImportField<ClubLookup>[] = [
  {
    field: 'sponsorshipId',
    label: 'Sponsorat-id',
    comment: 'Sponsoratets Id fra vores egen liste. Ellers findes det ved CVR eller navn.',
    read: (cell, { clubs }) => {
      const reading = idIn(cell);
      if ('problem' in reading || clubs.get(reading.value)) return reading;
      return { problem: `Der findes ikke et sponsorat med Id ${reading.value}` };
    },
  },
  {
    field: 'sponsorship',
    label: 'Sponsorat',
    required: true,
    also: ['Klub', 'Klubnavn', 'Klubbens navn', 'Forening', 'Foreningens navn', 'Modtager', 'Navn'],
    comment: 'Klubbens navn, som det står under Sponsorater.',
    examples: ['Æblestrup Boldklub', 'Prøvestrup Håndbold'],
    read: (cell, { clubs }) => {
      const reading = clubs.all(cell);
      return 'problem' in reading ? reading : { value: reading.value.map(({ id }) => id) };
    },
    names: ({ clubs }) => clubs,
  },
  {
    field: 'cvr',
    label: 'CVR',
    also: ['CVR-nr', 'CVR-nummer', 'CVR nr.', 'Cvrnr'],
    comment: 'Klubbens CVR, som er sikrere end navnet.',
    examples: ['12345678', ''],
    read: (cell, { clubsByCvr }) => {
      const reading = digitsIn(cell);
      if ('problem' in reading) return reading;
      const clubs = clubsByCvr.get(reading.value) ?? [];
      return { value: clubs.map(({ id }) => id) };
    },
  },
];

/** The club is that of its Id, else of its CVR, else of its name; a name helps where clubs share a CVR, and the other way. */
export const clubOf = ({ sponsorshipId, cvr, sponsorship }: Values): { id: number | null; errors: string[] } => {
  if (typeof sponsorshipId === 'number') return { id: sponsorshipId, errors: [] };
  const named = [cvr, sponsorship].filter((ids): ids is number[] => Array.isArray(ids));
  const [first, other] = named.filter((ids) => ids.length > 0);
  if (!first) return { id: null, errors: named.length > 0 ? ['Sponsorat: Ingen klub har det CVR'] : [] };
  const both = other ? first.filter((id) => other.includes(id)) : first;
  const [only, ...more] = both.length > 0 ? both : first;
  if (only !== undefined && more.length === 0) return { id: only, errors: [] };
  return { id: null, errors: ['Sponsorat: Flere klubber passer. Tag kolonnen Sponsorat-id med'] };
};
