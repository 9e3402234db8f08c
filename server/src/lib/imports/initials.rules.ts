import { foldCase } from './names.rules.ts';

type Person = { name: string; email: string };

const MOST_LETTERS = 4;

/** Whether letters are beginnings of words, in their order, of the last one too: "nsk" of Nanna Skovbjerg. */
const begin = (letters: string, [word = '', ...rest]: readonly string[]): boolean => {
  for (let taken = 1; taken <= letters.length && word.startsWith(letters.slice(0, taken)); taken += 1) {
    const left = letters.slice(taken);
    if (left === '' ? rest.length === 0 : rest.some((_, at) => begin(left, rest.slice(at)))) return true;
  }
  return false;
};

/** How well a text fits a person as initials: 3 as the e-mail before its @, 2 as the first letters of the name, 1 as more of them, 0 not. */
export const initialsFit = (text: string, { name, email }: Person): number => {
  const initials = foldCase(text).replaceAll(/[.\s]/g, '');
  if (initials.length < 2 || initials.length > MOST_LETTERS) return 0;
  if (foldCase(email).split('@')[0] === initials) return 3;
  const words = foldCase(name).split(/[\s-]+/);
  if (words.map((word) => word[0]).join('') === initials) return 2;
  return begin(initials, words) ? 1 : 0;
};
