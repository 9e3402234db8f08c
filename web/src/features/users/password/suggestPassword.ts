// Read aloud without doubt: no letters that sound or look alike (c/k/q, i/l, w, x, y, z).
const CONSONANTS = 'bdfghjkmnprstv';
const VOWELS = 'aeou';
const GROUPS = 4;
const SYLLABLES = 3;
const LOWEST = 10;
const HIGHEST = 99;

/** A whole number from 0 to under `count`, each as likely as the other. */
export type Draw = (count: number) => number;

const RANGE = 256;

/** Draws from the browser's source of secrets; a byte that would favour the low numbers is drawn again. */
export const drawSecret: Draw = (count) => {
  const fair = RANGE - (RANGE % count);
  const byte = new Uint8Array(1);
  do crypto.getRandomValues(byte);
  while ((byte[0] ?? RANGE) >= fair);
  return (byte[0] ?? 0) % count;
};

/** A password that can be read aloud and written down, e.g. "bakota-fumeno-risuda-gopeve-47": some 76 bits. */
export const suggestPassword = (draw: Draw): string => {
  const letterOf = (letters: string) => letters.charAt(draw(letters.length));
  const syllable = () => letterOf(CONSONANTS) + letterOf(VOWELS);
  const group = () => Array.from({ length: SYLLABLES }, syllable).join('');
  const groups = Array.from({ length: GROUPS }, group);
  return [...groups, String(LOWEST + draw(HIGHEST - LOWEST + 1))].join('-');
};
