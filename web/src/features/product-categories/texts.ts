/** The Danish words of the product categories' screens. */
export const texts = {
  kind: {
    title: 'Produktkategorier',
    create: 'Opret produktkategori',
    noun: 'kategori',
    gender: 'denne',
    remove: 'Slet kategori',
    saved: 'Kategori blev gemt!',
    search: 'Søg efter navn eller sektion',
    firstHint: 'Opret den første produktkategori. Derefter kan du lave produkterne i den.',
  },
  columns: { name: 'Navn', section: 'Sektion', sort: 'Sortering' },
  sectionHelp: 'Det trin i aftalen, hvor kategoriens produkter vælges.',
  sortHelp: 'Det laveste tal står først.',
} as const;
