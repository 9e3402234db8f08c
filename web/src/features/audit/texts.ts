/** The Danish texts of histories and of the log. */
export const texts = {
  title: 'Log',
  search: 'Søg efter navn eller nummer',
  firstHint: 'Alt, hvad brugerne gør, vises her.',
  columns: { at: 'Tidspunkt', text: 'Hændelse', label: 'Post', kind: 'Type' },
  json: 'Hent JSON',

  history: {
    title: 'Historik',
    changes: 'Hvem har ændret hvad, nyeste først',
    empty: 'Ingen hændelser',
    noHits: 'Der er ingen hændelser af den type.',
    mode: 'Vis',
    modes: { changes: 'Ændringer', timeline: 'Tidslinje' },
    timeline: 'Hvad der er sket med klubben, nyeste først',
  },

  to: 'til',
  origin: (address: string, request: string) => `Adresse: ${address} · Forespørgsel: ${request}`,
} as const;
