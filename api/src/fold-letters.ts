/** Letters that are no letter with an accent, as people write them who lack the key. */
const SPELLED = {
  æ: 'ae',
  ä: 'ae',
  ø: 'oe',
  ö: 'oe',
  å: 'aa',
  ß: 'ss',
  œ: 'oe',
  ð: 'd',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
};

const spelled = new Map(Object.entries(SPELLED));
const isSpelled = new RegExp(`[${[...spelled.keys()].join('')}]`, 'g');
const PLAIN = /^[\0-\x7f]*$/;
const ACCENTS = /[\u0300-\u036f]/g;

/**
 * A text as every search compares it: in small letters, without accents, æ, ø and å spelled out, so that "oester" and
 * "registrer" find "Østerå" and "Registrér". The database's function of the same name says the same.
 */
export const foldLetters = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFC')
        .toLowerCase()
        .replaceAll(isSpelled, (letter) => spelled.get(letter) ?? letter)
        .normalize('NFD')
        .replaceAll(ACCENTS, '');

/** A letter with its accents, where these are written by themselves. */
const LETTERS = /\P{M}\p{M}*|\p{M}+/gu;

/** The pieces of a text that a search has found, as they are written there. */
export const foundPieces = (text: string, search: string): string[] => {
  const sought = foldLetters(search.trim());
  if (!sought) return [];
  // Where each letter of the folded text comes from.
  const origins: { from: number; to: number }[] = [];
  let whole = '';
  for (const { 0: letter, index } of text.matchAll(LETTERS)) {
    const plain = foldLetters(letter);
    whole += plain;
    for (let count = 0; count < plain.length; count += 1) origins.push({ from: index, to: index + letter.length });
  }
  const pieces = new Set<string>();
  for (let at = whole.indexOf(sought); at >= 0; at = whole.indexOf(sought, at + sought.length))
    pieces.add(text.slice(origins[at]?.from, origins[at + sought.length - 1]?.to));
  return [...pieces];
};
