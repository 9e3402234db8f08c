/** The Danish texts of the rules and limits. */
export const texts = {
  title: 'Regler og grænser',
  subtitle: 'Klik på en værdi for at ændre den. En ny gælder fra den dag, du vælger.',
  groups: 'Regler og grænser for',
  standard: 'Standard',
  since: (day: string) => `Siden ${day}`,
  coming: (value: string, day: string) => `Bliver ${value} den ${day}`,
  ending: (value: string, day: string) => `Fra ${day}: ${value}`,
  setFor: (label: string) => `Ny værdi fra … for ${label}`,
  change: (value: string, label: string) => `${value}, ny værdi fra … for ${label}`,
  source: 'Kilde:',
  between: (min: number, max: string) => `Mellem ${min} og ${max}`,
  allowed: (bounds: string, isOptional: boolean) =>
    [bounds, isOptional && (bounds ? 'eller tomt: ikke i brug' : 'Tomt: ikke i brug')].filter(Boolean).join(', '),
  saved: 'Den nye værdi blev gemt!',

  /** What is said of a group of rules, under its heading. */
  ofGroup: new Map([['Skat og moms', 'Kontrollér med bankens skatteafdeling']]),

  /** What is said of rules that have no value for a year yet. */
  lacking: (year: number, rules: string) => `Endnu ingen værdi for ${year}: ${rules}.`,
  reckonedWith: (label: string, value: string) => `${label} (regner med ${value})`,
  history: {
    title: (count: number) => `Historik (${count})`,
    from: (day: string) => `Fra ${day}`,
    beginning: 'Fra begyndelsen',
    standard: 'Standardværdi',
    current: 'Gælder nu',
    future: 'Kommende',
    remove: 'Slet',
    removeNamed: (name: string) => `Slet ${name}`,
    noun: 'værdi',
    name: (value: string, day: string) => `${value} fra ${day}`,
    removed: 'Værdien blev slettet!',
  },

  form: {
    validFrom: 'I dag eller senere',
    ofYear: 'Tidligere år regnes om med det samme',
    replaces: (value: string) => `Erstatter ${value} fra samme dag`,
    note: 'F.eks. hvorfor, eller hvem der har besluttet det',
  },
} as const;
