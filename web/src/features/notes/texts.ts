/** The Danish texts of a sponsorship's notes. */
export const texts = {
  title: 'Noter',
  noun: 'note',
  nouns: 'noter',
  none: 'Ingen noter endnu',
  noneHint: 'Skriv den første, fx hvad I talte om på et møde.',
  compose: 'Ny note',
  write: 'Skriv note',
  textHelp: 'Skriv ikke om kunders bankforhold: de er fortrolige efter FIL § 117.',
  lasting: 'Skriv kun, hvad der er nødvendigt. Klubben og personer kan bede om at se det.',
  pinLabel: 'Fastgør øverst',
  noContract: 'Hele sponsoratet',
  add: 'Gem note',
  saved: 'Noten blev gemt!',
  pinned: 'Fastgjort',
  pin: 'Fastgør',
  pinOf: (name: string) => `Fastgør note: ${name}`,
  unpin: 'Frigør',
  unpinOf: (name: string) => `Frigør note: ${name}`,
  removed: 'Noten blev slettet!',
  /** What one note is called among others. */
  name: (kind: string, day: string) => `${kind} ${day}`,
} as const;
