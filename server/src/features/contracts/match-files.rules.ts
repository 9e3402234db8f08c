import { type AgreementOfFile, agreementNumbersIn, type FileMatch, foldLetters, yearOf } from '@sponsorat/api';
import { SimilarNames } from '../../lib/imports/names.rules.ts';
import { isNear } from '../../lib/imports/near.rules.ts';

/** So many letters and digits a name or number has at least, that is taken for what it says without a question. */
const FEWEST = 4;
const YEAR = /^(?:19|20)\d\d$/;

/** The words of a text, whatever stands between them and however its letters are written. */
const wordsOf = (text: string): string[] =>
  foldLetters(text)
    .replaceAll('&', ' og ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

// "22-24" and "2022-24"; neither a day, "22-10-24", nor a number, "19-17".
const PERIOD = /(?<!\d-?)(?:20)?([1-9]\d)[-–](\d\d)(?!-?\d)/;
const yearsIn = (name: string, words: readonly string[]): number[] => {
  const [, from = '', to = ''] = PERIOD.exec(name) ?? [];
  return [...words, ...(from < to ? [`20${from}`, `20${to}`] : [])].filter((word) => YEAR.test(word)).map(Number);
};

const lineOf = (words: readonly string[]): string => ` ${words.join(' ')} `;

/** What is read of all agreements once, however many files there are. */
export const matchable = (agreements: readonly AgreementOfFile[]) => {
  const clubs = clubsOf(agreements);
  return {
    numbered: numberedOf(agreements),
    clubs,
    similar: new SimilarNames(clubs.map(({ words }) => words.join(' '))),
  };
};

const numberedOf = (agreements: readonly AgreementOfFile[]) =>
  agreements.flatMap((agreement) => {
    const words = wordsOf(agreement.externalNumber ?? '');
    return words.length > 0 ? [{ agreement, words, line: lineOf(words) }] : [];
  });

/** The clubs that have agreements which await their signature. */
const clubsOf = (agreements: readonly AgreementOfFile[]) =>
  [
    ...Map.groupBy(
      agreements.filter(({ status }) => status === 'Afventer'),
      ({ sponsorshipId }) => sponsorshipId,
    ).values(),
  ].map((own) => {
    const words = wordsOf(own[0]?.name ?? '');
    return { own, words, line: lineOf(words) };
  });

const isTelling = (words: readonly string[]): boolean =>
  words.join('').length >= FEWEST && !(words.length === 1 && YEAR.test(words[0] ?? ''));

// What a scan is called besides its club.
const NOISE =
  /^(?:(?:sponsor)?(?:aftalen?|kontrakt(?:en)?)|underskrevet|u|skrevet|signed|signeret|final|endelig|kopi|s[ck]an\w*|gl|gammel|med|\d+)$/;
// What shares less with a name cannot be near to it.
const ALIKE = 0.15;
const MOST_NEAR = 3;

/** The clubs whose name somebody may have meant by some words, mistyped or shortened. */
const nearClubs = (words: readonly string[], { clubs, similar }: ReturnType<typeof matchable>) => {
  const telling = words.filter((word) => !NOISE.test(word));
  if (!isTelling(telling)) return [];
  const text = telling.join(' ');
  const near = similar
    .find(text, ALIKE)
    .flatMap((at) => clubs[at] ?? [])
    .filter((club) => isNear(text, club.words.join(' ')));
  // Nearer is what has a word for each of them and none besides, then what has more.
  const same = near.filter((club) => club.words.length === telling.length);
  const longer = near.filter((club) => club.words.length > telling.length);
  return ([same, longer].find((those) => those.length > 0) ?? near).slice(0, MOST_NEAR);
};

const covers = ({ startDate, endDate }: AgreementOfFile, years: readonly number[]): boolean =>
  years.every((year) => startDate !== null && endDate !== null && yearOf(startDate) <= year && year <= yearOf(endDate));

/**
 * Which agreement a file is the signed copy of, by its name: by an older paper's number, else by the exact name of the club,
 * else by that and the years in it. What may be another is proposed, never taken, and so is a club with a name near to it.
 */
export const matchFile = (name: string, known: ReturnType<typeof matchable>): FileMatch => {
  const { numbered, clubs } = known;
  const words = wordsOf(name.replace(/\.pdf$/i, ''));
  const line = lineOf(words);
  const naming = clubs.filter((club) => club.words.length > 0 && line.includes(club.line));
  const close = nearClubs(words, known);
  // "Vejle IF Fodbold" is not "Vejle IF", and "Vejle IF fodb." is rather the first of them.
  const named = naming.filter(
    (club) =>
      !naming.some((other) => other.line !== club.line && other.line.includes(club.line)) &&
      !close.some((other) => !naming.includes(other) && other.words.length > club.words.length),
  );
  const matchOf = (by: FileMatch['by'], agreements: readonly AgreementOfFile[], isSure: boolean): FileMatch => ({
    name,
    by,
    agreement: (isSure && agreements[0]) || null,
    proposals: isSure ? [] : [...agreements],
  });

  const byNumber = numbered.filter((one) => line.includes(one.line));
  if (byNumber.length > 0) {
    const ofNamed = byNumber.filter(({ agreement }) => named.some(({ own }) => own[0]?.name === agreement.name));
    const agreements = ofNamed.length > 0 ? ofNamed : byNumber;
    // A short number is enough beside its club, and none is beside another.
    const isSure =
      agreements.length === 1 && (named.length > 0 ? ofNamed.length > 0 : isTelling(agreements[0]?.words ?? []));
    return matchOf(
      'externalNumber',
      agreements.map(({ agreement }) => agreement),
      isSure,
    );
  }
  const years = yearsIn(name, words);
  const near = named.length > 0 ? named : close;
  const all = near.flatMap(({ own }) => own);
  const ofYears = all.filter((agreement) => covers(agreement, years));
  const agreements = ofYears.length > 0 ? ofYears : all;
  if (named.length === 0)
    return matchOf(all.length > 0 && ofYears.length === 0 ? 'clubAndYear' : null, agreements, false);
  const [club] = named;
  const isSure =
    named.length === 1 &&
    agreements.length === 1 &&
    ofYears.length === 1 &&
    isTelling(club?.words ?? []) &&
    // A number of ours that no agreement has says that it is another one.
    agreementNumbersIn(name).length === 0;
  return matchOf(years.length > 0 ? 'clubAndYear' : 'club', agreements, isSure);
};
