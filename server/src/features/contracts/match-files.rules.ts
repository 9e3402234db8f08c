import { type AgreementOfFile, type FileMatch, yearOf } from '@sponsorat/api';

/** So many letters and digits a name or number has at least, that is taken for what it says without a question. */
const FEWEST = 4;
// Not a period such as 2026-2028.
const OWN_NUMBER = /(?<!\d)(?!\d{4}-20\d\d(?!\d))\d{4}-\d{4,}(?!\d)/;
const YEAR = /^(?:19|20)\d\d$/;

/** The words of a text, whatever stands between them and however its letters are written. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('&', ' og ')
    .replaceAll('aa', 'å')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
const lineOf = (words: readonly string[]): string => ` ${words.join(' ')} `;

/** What is read of all agreements once, however many files there are. */
export const matchable = (agreements: readonly AgreementOfFile[]) => ({
  numbered: agreements.flatMap((agreement) => {
    const words = wordsOf(agreement.externalNumber ?? '');
    return words.length > 0 ? [{ agreement, words, line: lineOf(words) }] : [];
  }),
  clubs: [
    ...Map.groupBy(
      agreements.filter(({ status }) => status === 'Afventer'),
      ({ sponsorshipId }) => sponsorshipId,
    ).values(),
  ].map((own) => {
    const words = wordsOf(own[0]?.name ?? '');
    return { own, words, line: lineOf(words) };
  }),
});

const isTelling = (words: readonly string[]): boolean =>
  words.join('').length >= FEWEST && !(words.length === 1 && YEAR.test(words[0] ?? ''));

const covers = ({ startDate, endDate }: AgreementOfFile, years: readonly number[]): boolean =>
  years.every((year) => startDate !== null && endDate !== null && yearOf(startDate) <= year && year <= yearOf(endDate));

/**
 * Which agreement a file is the signed copy of, by its name: by an older paper's number, else by the exact name of the club,
 * else by that and the years in it. What may be another is proposed, never taken.
 */
export const matchFile = (name: string, { numbered, clubs }: ReturnType<typeof matchable>): FileMatch => {
  const words = wordsOf(name.replace(/\.pdf$/i, ''));
  const line = lineOf(words);
  const naming = clubs.filter((club) => club.words.length > 0 && line.includes(club.line));
  // "Vejle IF Fodbold" is not "Vejle IF".
  const named = naming.filter(
    (club) => !naming.some((other) => other.line !== club.line && other.line.includes(club.line)),
  );
  const said = (by: FileMatch['by'], found: readonly AgreementOfFile[], isSure: boolean): FileMatch => ({
    ...{ name, by },
    agreement: (isSure && found[0]) || null,
    proposals: isSure ? [] : [...found],
  });

  const byNumber = numbered.filter((one) => line.includes(one.line));
  if (byNumber.length > 0) {
    const ofNamed = byNumber.filter(({ agreement }) => named.some(({ own }) => own[0]?.name === agreement.name));
    const found = ofNamed.length > 0 ? ofNamed : byNumber;
    // A short number is enough beside its club, and none is beside another.
    const isSure = found.length === 1 && (named.length > 0 ? ofNamed.length > 0 : isTelling(found[0]?.words ?? []));
    return said(
      'externalNumber',
      found.map(({ agreement }) => agreement),
      isSure,
    );
  }
  if (named.length === 0) return { name, by: null, agreement: null, proposals: [] };

  const years = words.filter((word) => YEAR.test(word)).map(Number);
  const all = named.flatMap(({ own }) => own);
  const ofYears = all.filter((agreement) => covers(agreement, years));
  const found = ofYears.length > 0 ? ofYears : all;
  const [club] = named;
  const isSure =
    named.length === 1 &&
    found.length === 1 &&
    ofYears.length === 1 &&
    isTelling(club?.words ?? []) &&
    // A number of ours that no agreement has says that it is another one.
    !OWN_NUMBER.test(name);
  return said(years.length > 0 ? 'clubAndYear' : 'club', found, isSure);
};
