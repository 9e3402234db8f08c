/** Everything that can be deleted, with the word that its noun wants before it. */
export const nouns = {
  aftale: 'denne',
  betaling: 'denne',
  arrangement: 'dette',
  bevis: 'dette',
  bruger: 'denne',
  dokument: 'dette',
  import: 'denne',
  kategori: 'denne',
  kladde: 'denne',
  kontaktperson: 'denne',
  note: 'denne',
  område: 'dette',
  opgave: 'denne',
  opdatering: 'denne',
  produkt: 'dette',
  skabelon: 'denne',
  sponsorat: 'dette',
  værdi: 'denne',
} as const;

/** What can be deleted, in a word. */
export type Noun = keyof typeof nouns;
