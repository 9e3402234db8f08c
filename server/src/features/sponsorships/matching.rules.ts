import type { RecordMatch, Values } from '../../lib/imports/import-kind.ts';
import { foldedName, type SimilarNames } from '../../lib/imports/names.rules.ts';
import { isNear } from '../../lib/imports/near.rules.ts';
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
  const called = `${calledIn(String(zipCode), ofCvr.length > 0)}${name}`;
  return ofCvr.length > 0
    ? { sought: [...ofCvr, without], left: [...ofCvr, any, called] }
    : { sought: [any], left: [any, without, called] };
};

const calledIn = (zipCode: string, hasCvr: boolean): string => `called ${hasCvr ? 'with cvr ' : ''}in ${zipCode} `;

/** Two ways to write one name: as many words, the same numbers, and each word short for, or mistyped of, one of the other. */
const mayBeOne = (one: string, other: string): boolean => {
  const wordsIn = (name: string) => name.trim().split(/\s+/).length;
  const numbersIn = (name: string) => name.replaceAll(/\D+/g, ' ').trim();
  return wordsIn(one) === wordsIn(other) && numbersIn(one) === numbersIn(other) && isNear(one, other);
};

/** The club of a row before that is perhaps the same: in one postnr., called alike, and not each of them with a CVR of its own. */
export const perhapsSameClub = ({ name, zipCode, cvr }: Values, keys: ReadonlyMap<string, number>) => {
  if (typeof name !== 'string' || typeof zipCode !== 'string') return null;
  const called = [calledIn(zipCode, false), ...(typeof cvr === 'string' ? [] : [calledIn(zipCode, true)])];
  for (const [key, row] of keys) {
    const beginning = called.find((one) => key.startsWith(one));
    const other = beginning && key.slice(beginning.length);
    if (other && other !== name && mayBeOne(name, other))
      return { row, name: other, why: 'Ligner en anden række med samme postnr.' };
  }
  return null;
};
