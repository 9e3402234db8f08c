import type { RecordMatch, Values } from '../../lib/imports/import-kind.ts';
import { foldedName, type SimilarNames } from '../../lib/imports/names.rules.ts';
import type { SponsorshipRecord } from './sponsorships.store.ts';

const ALIKE = 0.6;
const MOST_HINTS = 3;

/** What clubs that may be one have alike. */
export const placeOf = (name: string, zipCode: string): string => `${foldedName(name)} ${zipCode}`;

type MatchedClubs = {
  all: readonly SponsorshipRecord[];
  byCvr: ReadonlyMap<string, SponsorshipRecord[]>;
  byPlace: ReadonlyMap<string, SponsorshipRecord[]>;
  similar: SimilarNames;
};

/** The club that a row is about: of the same CVR, or perhaps of the same name and postnr. */
export const findClub = (values: Values, known: MatchedClubs): RecordMatch<SponsorshipRecord> => {
  const { name, zipCode, cvr } = values;
  const byCvr = typeof cvr === 'string' ? (known.byCvr.get(cvr) ?? []) : [];
  const byPlace =
    typeof name === 'string' && typeof zipCode === 'string' ? (known.byPlace.get(placeOf(name, zipCode)) ?? []) : [];
  const why = (record: SponsorshipRecord) => {
    const reasons = [
      byCvr.includes(record) ? 'samme CVR' : '',
      byPlace.includes(record) ? 'samme navn og postnr.' : '',
    ];
    const text = reasons.filter(Boolean).join(', ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  const all = [...new Set([...byCvr, ...byPlace])];
  const [only] = byCvr;
  if (only && byCvr.length === 1 && byPlace.every((record) => record === only)) {
    // One digit that is wrong would rename another club.
    const isOtherName = typeof name === 'string' && foldedName(name) !== foldedName(only.name);
    if (!isOtherName) return { record: only, isDoubt: false, candidates: [{ record: only, why: 'Samme CVR' }] };
    return { record: null, isDoubt: true, candidates: [{ record: only, why: 'Samme CVR, men et andet navn' }] };
  }
  if (all.length > 0)
    return { record: null, isDoubt: true, candidates: all.map((record) => ({ record, why: why(record) })) };
  const alike = typeof name === 'string' ? known.similar.find(name, ALIKE).slice(0, MOST_HINTS) : [];
  return {
    record: null,
    isDoubt: false,
    candidates: alike.flatMap((at) => {
      const record = known.all[at];
      return record ? [{ record, why: 'Ligner navnet' }] : [];
    }),
  };
};

/** Two rows are about one club by CVR, else by name and postnr. where not each of them has a CVR of its own. */
export const keysOfClub = ({ name, zipCode, cvr }: Values): { sought: string[]; left: string[] } => {
  const place = typeof name === 'string' && typeof zipCode === 'string' ? placeOf(name, zipCode) : null;
  const ofCvr = typeof cvr === 'string' ? [`cvr ${cvr}`] : [];
  if (place === null) return { sought: ofCvr, left: ofCvr };
  const [any, without] = [`place ${place}`, `place without cvr ${place}`];
  return ofCvr.length > 0
    ? { sought: [...ofCvr, without], left: [...ofCvr, any] }
    : { sought: [any], left: [any, without] };
};
