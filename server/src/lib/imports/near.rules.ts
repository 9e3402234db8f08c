import { foldCase, foldedName } from './names.rules.ts';

const FILLERS = new Set(['og', 'i']);

const wordsOf = (name: string): string[] =>
  foldCase(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !FILLERS.has(word));

/** How many letters are left out, put in, exchanged or swapped with the next between two words. */
const mistakes = (one: string, other: string): number => {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  const reach = (row: readonly number[], at: number): number => row[at] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const exchanged = reach(last, at - 1) + (one[row - 1] === other[at - 1] ? 0 : 1);
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const swapped = isSwapped ? reach(before, at - 2) + 1 : exchanged;
      next.push(Math.min(exchanged, swapped, reach(last, at) + 1, reach(next, at - 1) + 1));
    }
    [before, last] = [last, next];
  }
  return reach(last, other.length);
};

/** One mistake for every four letters: two would make Roning of Ridning. A wrong first letter is the only one. */
const isMistyped = (one: string, other: string): boolean => {
  const shortest = Math.min(one.length, other.length);
  if (shortest < 3 || (shortest < 5 && one[0] !== other[0])) return false;
  const most = one[0] === other[0] ? Math.max(1, Math.floor(shortest / 4)) : 1;
  return Math.abs(one.length - other.length) <= most && mistakes(one, other) <= most;
};

/** "Nord" begins Nordjylland, "Sy" is Syd but for a letter, and "Håndboldklub" begins with Håndbold. */
const isSameWord = (sought: string, known: string): boolean =>
  ((sought.length > 2 || known.length <= sought.length + 1) && known.startsWith(sought)) ||
  (known.length > 3 && sought.startsWith(known)) ||
  isMistyped(sought, known);

/** "B." is Bach and "BK" is Boldklub: letters of a word in their order, from its first. */
const isShort = (one: string, other: string): boolean =>
  one.length < 4 && new RegExp(`^${[...one].join('.*')}`, 'u').test(other);

/** Whether somebody who wrote one name may have meant the other: mistyped it, or wrote only parts of its words. */
export const isNear = (sought: string, known: string): boolean => {
  const [whole, other] = [foldedName(sought), foldedName(known)];
  const [words, others] = [wordsOf(sought), wordsOf(known)];
  // Words are written together, or apart.
  if (whole === other || (words.length !== others.length && isMistyped(whole, other))) return true;
  const each = (rule: (one: string, two: string) => boolean): boolean[] =>
    words.length <= others.length
      ? words.map((one) => others.some((two) => rule(one, two)))
      : others.map((two) => words.some((one) => rule(one, two)));
  const same = each(isSameWord);
  const short = each((one, two) => isShort(one, two) || isShort(two, one));
  return same.includes(true) && same.every((is, at) => is || short[at]);
};
