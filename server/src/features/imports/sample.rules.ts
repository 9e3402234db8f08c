import { danishMonths } from '@sponsorat/api';

/** What the sample's rows refer to: categories of clubs and of agreements, and each area with somebody who can be responsible there. */
export type SampleNames = { categories: string[]; packages: string[]; areas: { name: string; user: string }[] };

/** A club of the bank's own, by the sample's headings. */
export type KnownClub = Record<'Klubnavn' | 'Kort navn' | 'Idræt' | 'Område' | 'CVR-nr' | 'Vej' | 'Postnr', string> &
  Record<'By' | 'Tlf' | 'Rådgiver', string>;

const CLUBS = 400;
const starts = ['Æble', 'Fjord', 'Lyng', 'Birke', 'Ege', 'Hede', 'Klit', 'Ravne', 'Kilde', 'Horn'];
const ends = ['by', 'høj', 'lund', 'bæk', 'strup', 'rup', 'holm', 'sund'];
const clubs = [
  ['Boldklub', 'BK'],
  ['Idrætsforening', 'IF'],
  ['Håndboldklub', 'HK'],
  ['Gymnastik & Svømning', 'GS'],
  ['Tennisklub', 'TK'],
] as const;
const firstNames = ['Åse', 'Søren', 'Birgit', 'Jørgen', 'Mette', 'Kåre', 'Ælle', 'Bjørn', 'Signe', 'Palle', 'Grø'];
const lastNames = ['Prøvesen', 'Eksempel', 'Tænktborg', 'Opdigt', 'Skabelund', 'Påfund', 'Digtegård'];
const streets = ['Stadionvej', 'Skolegade', 'Søndergade', 'Ågade', 'Hallen', 'Østergårdsvej'];

const headings = [
  'Klubnavn',
  'Kort navn',
  'Idræt',
  'Område',
  'CVR-nr',
  'Vej',
  'Postnr',
  'By',
  'Kontakt',
  'Mail',
  'Tlf',
  'Rådgiver',
  'Årligt beløb',
  'Aftale fra',
  'Aftale til',
  'Sponsortype',
  'Bemærkning',
];

/** A number that no company has, as none begins with a nought, but whose digits are right. */
export const fictionalCvr = (at: number): string => {
  const digits = String(71_000 + at * 79).padStart(6, '0');
  const weights = [2, 7, 6, 5, 4, 3];
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (weights[place] ?? 0), 0);
  const rest = (11 - (sum % 11)) % 11;
  return `${digits}${rest === 10 ? '50' : `0${rest}`}`;
};

const pick = <T>(from: readonly T[], at: number): T => from[at % from.length] as T;

/** An amount as different people write it. */
const amountText = (at: number): string => {
  const kroner = (10 + ((at * 37) % 190)) * 500;
  const thousands = `${Math.floor(kroner / 1000)}.${String(kroner % 1000).padStart(3, '0')}`;
  return pick([`${thousands},00`, `${kroner}.50`, thousands], at);
};

const dateText = (year: number, at: number, isEnd: boolean): string => {
  const [day, month] = isEnd ? [31, 12] : [1, 1];
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return pick(
    [
      `${twoDigits(day)}-${twoDigits(month)}-${year}`,
      `${day}/${month}-${year % 100}`,
      `${year}-${twoDigits(month)}-${twoDigits(day)}`,
      `${day}. ${danishMonths[month - 1]} ${year}`,
    ],
    at,
  );
};

const ascii = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'oe')
    .replaceAll('å', 'aa')
    .replaceAll(/[^a-z]/g, '');

const rowOf = (at: number, { categories, packages, areas }: SampleNames): string[] => {
  const town = `${pick(starts, at)}${pick(ends, Math.floor(at / starts.length))}`;
  const [club, short] = pick(clubs, Math.floor(at / (starts.length * ends.length)));
  const area = areas.length > 0 ? pick(areas, at * 3) : { name: 'Nordjylland', user: 'Anna Admin' };
  const person = `${pick(firstNames, at)} ${pick(lastNames, at * 5 + Math.floor(at / 11))}`;
  const hasContact = at % 9 !== 4;
  const cvr = fictionalCvr(at);
  return [
    at % 13 === 6 ? `${town.toUpperCase()} ${club}` : `${town} ${club}`,
    `${town} ${short}`,
    categories.length > 0 ? pick(categories, at) : 'Fodbold',
    at % 10 === 3 ? area.name.toLowerCase() : area.name,
    at % 17 === 8
      ? ''
      : pick([cvr, `${cvr.slice(0, 2)} ${cvr.slice(2, 4)} ${cvr.slice(4, 6)} ${cvr.slice(6)}`, `DK${cvr}`], at),
    `${pick(streets, at)} ${1 + (at % 48)}`,
    String(1_000 + (at % 80) * 101),
    town,
    hasContact ? person : '',
    hasContact ? `${ascii(person)}@${ascii(town)}.example` : '',
    hasContact ? pick(['12 34 56 ', '+45 1234 56', '123456'], at) + String(10 + (at % 90)) : '',
    area.user,
    amountText(at),
    dateText(2026, at, false),
    dateText(2027, at + 1, true),
    packages.length > 0 ? pick(packages, at) : '',
    at % 21 === 5 ? 'Ring før kl. 15' : '',
  ];
};

/** Where something is wrong in the sample, by the row that it is in: what comes with an old sheet. */
const TWICE = [
  [211, 17],
  [377, 90],
] as const;
const WRONG_CVR = 58;
const UNKNOWN_AREA = 141;

const UPDATE = 30;
const DOUBTFUL = [165, 320] as const;
const PHONES = ['12 34 56 78', '12 34 56 79'] as const;

/** The bank's own clubs in the sample, by their rows: one that is updated by its CVR, and two that somebody must decide. */
const knownRows = (known: readonly KnownClub[]): [number, KnownClub][] => {
  const withPhone = (club: KnownClub): KnownClub => ({ ...club, Tlf: PHONES[club.Tlf === PHONES[0] ? 1 : 0] });
  const withCvr = known.filter((club) => club['CVR-nr'] !== '');
  const [updated, lender] = withCvr;
  const [named, mixed] = known.filter((club) => club !== updated && club !== lender);
  const rows: [number, KnownClub][] = [];
  if (updated) rows.push([UPDATE, withPhone(updated)]);
  if (named) rows.push([DOUBTFUL[0], { ...withPhone(named), 'CVR-nr': '' }]);
  if (mixed && lender) rows.push([DOUBTFUL[1], { ...withPhone(mixed), 'CVR-nr': lender['CVR-nr'] }]);
  return rows;
};

/**
 * A sheet of 400 clubs as somebody has kept it for years: two that are in it twice, a CVR that is too short, an area that
 * there is not, amounts and dates as they came. They do not exist, but for three rows of clubs that the bank has, which
 * make an update and doubts.
 */
export const sampleSheet = (
  names: SampleNames,
  known: readonly KnownClub[],
): { headings: string[]; rows: string[][] } => {
  const rows = Array.from({ length: CLUBS }, (_, at) => rowOf(at, names));
  for (const [second, first] of TWICE) {
    const original = rows[first] ?? [];
    rows[second] = original.map((cell, at) => (at === 0 ? cell.toLowerCase() : cell));
  }
  const cell = (row: number, heading: string, change: (text: string) => string) => {
    const [cells, at] = [rows[row] ?? [], headings.indexOf(heading)];
    cells[at] = change(cells[at] ?? '');
  };
  cell(WRONG_CVR, 'CVR-nr', () => fictionalCvr(WRONG_CVR).slice(0, 7));
  cell(UNKNOWN_AREA, 'Område', (area) => `${area.slice(0, 2)}${area.slice(3)}`);
  for (const [at, club] of knownRows(known)) {
    for (const heading of ['Kontakt', 'Mail']) cell(at, heading, () => '');
    for (const [heading, text] of Object.entries(club)) cell(at, heading, () => text);
  }
  return { headings, rows };
};
