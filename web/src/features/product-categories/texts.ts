/** The Danish texts of the product categories' screens. */
export const texts = {
  resource: {
    title: 'Produktkategorier',
    create: 'Opret produktkategori',
    noun: 'kategori',
    remove: 'Slet kategori',
    saved: 'Kategori blev gemt!',
    search: 'Søg efter navn eller sektion',
    firstHint: 'Opret den første produktkategori. Derefter kan du oprette produkter i den.',
  },
  columns: { name: 'Navn', section: 'Sektion', sort: 'Sortering' },
  products: {
    title: 'Produkter i kategorien',
    hint: (section: string) => `I samme rækkefølge som i trinnet ${section}`,
    none: 'Kategorien vises først i aftaler, når den har et produkt.',
    order: 'Ret rækkefølgen i listen',
  },
  sectionHelp: 'Trinnet, hvor produkterne vælges.',
  sortHelp: 'Det laveste tal står først.',
} as const;
