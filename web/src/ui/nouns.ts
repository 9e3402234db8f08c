/** Everything that can be deleted, with the word that its noun wants before it. */
export const nouns = {
  aftale: 'denne',
  betaling: 'denne',
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

type Noun = keyof typeof nouns;
/** A noun with the word that it wants: 'denne aftale', 'dette område', and no other pair. */
export type NounWithGender = { [N in Noun]: { noun: N; gender: (typeof nouns)[N] } }[Noun];
