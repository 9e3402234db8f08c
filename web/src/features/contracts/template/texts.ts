/** The Danish texts of templates where agreements are. */
export const texts = {
  save: {
    action: 'Gem som skabelon',
    title: (number: string) => `Gem aftale ${number} som skabelon`,
    intro:
      'Skabelonen får aftalens kategori, længde, beløb, andele, rater, produkter og tekster. Datoer og klub følger ikke med. Se teksterne igennem bagefter, og skriv {name}, hvor klubbens forkortelse skal stå.',
    confirm: 'Gem skabelon',
    done: (name: string) => `Skabelonen ${name} er gemt. Den ligger under Indstillinger, Skabeloner.`,
  },
  start: {
    legend: 'Begynd med',
    empty: 'Tom aftale',
    template: 'Fra skabelon',
    copy: 'Kopi af tidligere',
    aYear: (amount: string) => `${amount} om året`,
    templateTitle: 'Vælg skabelon',
    templateHint: 'Kladden udfyldes med det, skabelonen siger. Alt kan rettes bagefter.',
    copyTitle: 'Vælg aftale',
    copyHint:
      'Alt fra aftalen følger med, undtagen nummer, dokument og udnyttelse. En kopi af den aktive aftale begynder, hvor den slutter.',
    create: 'Opret kladde',
    insteadTitle: 'Opret kladde uden det, du har skrevet?',
    insteadLoss: 'Det, du har skrevet i den tomme aftale, følger ikke med og går tabt.',
    done: (number: string, name: string) => `Kladde ${number} er oprettet ud fra skabelonen ${name}`,
    copied: (number: string) => `Kladde ${number} er oprettet som kopi`,
  },
} as const;
