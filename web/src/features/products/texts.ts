/** The Danish texts of the products' screens. */
export const texts = {
  resource: {
    title: 'Produkter',
    create: 'Opret produkt',
    noun: 'produkt',
    remove: 'Slet produkt',
    saved: 'Produkt blev gemt!',
    search: 'Søg efter navn, titel eller kategori',
    firstHint: 'Opret det første produkt. Derefter kan det vælges i aftaler.',
  },

  list: {
    name: 'Navn',
    title: 'Titel',
    category: 'Kategori',
    sort: 'Sortering',
  },

  preview: {
    title: 'Forhåndsvisning',
    hint: 'Sådan ser produktet ud i aftalen. Prøv det: Intet her bliver gemt.',
    club: 'Vis for klubben',
    sampleClub: 'ØIF',
    place: (section: string, category: string) => `${section}: ${category}`,
    noCategory: 'Vælg en kategori for at se, hvor i aftalen produktet står.',
    unnamed: 'Produkt uden navn',
    ticket: 'Vises under Billetter.',
    utilization: 'Udnyttelsen følges på sponsoratet.',
  },

  form: {
    product: 'Produkt',
    fields: 'Felter i aftalen',
    fieldsHint:
      'Det, der udfyldes, når produktet vælges i en aftale. Skriv {name}, hvor klubbens forkortelse skal stå.',
    use: 'Brug',
    addOnValues: 'Tilvalg at vælge imellem',
    icon: { choose: 'Vælg ikon', sheet: 'Ikoner', search: 'Søg efter ikon' },
    types: { none: 'Ingen', text: 'Én linje', textarea: 'Flere linjer' },
    help: {
      name: 'Ses kun af administratorer, hvis der er en titel.',
      title: 'Skriv {name}, hvor klubbens forkortelse skal stå.',
      checkbox: 'Produktet vælges med et flueben, som åbner de andre felter.',
      amount: 'Et helt tal, f.eks. antal billetter.',
      value: 'Et beløb.',
      addOns: 'Et eller flere tilvalg fra en liste. I aftalen kan man også skrive andre.',
      ticket: 'Vises under Billetter, når aftalen har et antal.',
      utilization: 'Det brugte antal følges og tæller med i udnyttelsen.',
    },
    /** What stands in an agreement where nothing else is written. */
    placeholders: {
      amount: 'Antal',
      amountUnit: 'F.eks. stk.',
      value: 'Værdi',
      valueUnit: 'kr.',
      addOns: 'Tilvalg',
      addOnValues: 'Skriv et tilvalg, og tryk Enter',
      description: 'Beskrivelse',
    },
  },
} as const;
