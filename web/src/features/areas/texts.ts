/** The Danish texts of the areas' screens. */
export const texts = {
  resource: {
    title: 'Områder',
    create: 'Opret område',
    noun: 'område',
    remove: 'Slet område',
    saved: 'Område blev gemt!',
    search: 'Søg efter navn, adresse eller by',
    firstHint: 'Opret det første område. Brugere ser sponsoraterne i deres egne områder.',
  },
  columns: { name: 'Navn', address: 'Adresse', zipCode: 'Postnr.', city: 'By' },
} as const;
