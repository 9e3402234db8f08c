/** The Danish texts of the sponsor categories' screens. */
export const texts = {
  resource: {
    title: 'Kategorier',
    create: 'Opret kategori',
    noun: 'kategori',
    remove: 'Slet kategori',
    saved: 'Kategori blev gemt!',
    search: 'Søg efter kategori',
    firstHint: 'Opret den første kategori. Kategorier inddeler sponsorater og aftaler.',
  },
  columns: { name: 'Navn', use: 'Bruges til' },
  useHelp: 'Hvor kategorien kan vælges: på klubber, på aftaler eller begge steder.',
  uses: { Begge: 'Klubber og aftaler', Klubber: 'Klubber', Aftaler: 'Aftaler' },
} as const;
