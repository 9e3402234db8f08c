import { limits } from '../limits.ts';
import { messages, withLabel } from '../messages.ts';

/** What a guesser tries first, beside the words of the product. */
export type Guesses = {
  /** True for a whole password, in small letters, that many have. */
  isCommon(password: string): boolean;
  /** True for a word, in small letters, that common passwords and the bank's name are made of. */
  isWord(word: string): boolean;
};

/** What a password is called that takes the place of another. */
export const newPasswordLabel = 'Ny adgangskode';

/** For where only the product's own words are known, as in the browser. */
export const noGuesses: Guesses = { isCommon: () => false, isWord: () => false };

const productWords = new Set(
  `sponsorat sponsorater sponsoratet sponsoraterne sponsor sponsorer sponsoren sponsoraftale sponsoraftaler
  sponsoraftalen sponsering sponsorship aftale aftaler aftalen klub klubber klubben billet billetter udnyttelse
  eksponering hospitality aktivering genforhandling bank banken bankens sparekasse sparekassen andelskasse
  andelskassen adgangskode adgangskoden password passwordet kodeord kodeordet velkommen`.split(/\s+/),
);

/** True where letters are one word after the other, and nothing else. */
const areWords = (letters: string, isWord: (word: string) => boolean): boolean => {
  // Whether words fill the first so many letters.
  const filled = [true];
  for (let end = 1; end <= letters.length; end++)
    filled[end] = filled.some((isFilled, start) => isFilled && isWord(letters.slice(start, end)));
  return letters !== '' && filled[letters.length] === true;
};

/** Characters as people count them: one that takes two places in memory is one. */
const lengthOf = (password: string): number => [...password].length;

/**
 * Why a password is refused, in Danish, or null where it is taken: 12 to 128 characters, not the owner's e-mail or name,
 * not a common one, and not words that are guessed first with nothing but digits and signs added. It need not be made
 * of this or that (OWASP ASVS 5.0, V6.2).
 */
export const passwordProblem = (
  password: string,
  owner: { email: string; name: string },
  guesses: Guesses,
  label: string = 'Adgangskode',
): string | null => {
  if (lengthOf(password) < limits.passwordMin) return withLabel(messages.min(limits.passwordMin), label);
  if (lengthOf(password) > limits.passwordMax) return withLabel(messages.max(limits.passwordMax), label);
  const lower = password.toLowerCase().normalize('NFC');
  if (lower === owner.email.toLowerCase() || lower === owner.name.toLowerCase())
    return `${label} må ikke være din e-mail eller dit navn`;
  const letters = lower.replaceAll(/\P{L}+/gu, '');
  if (guesses.isCommon(lower) || areWords(letters, (word) => productWords.has(word) || guesses.isWord(word)))
    return `${label} er for almindelig. Vælg en, som andre ikke gætter`;
  return null;
};
