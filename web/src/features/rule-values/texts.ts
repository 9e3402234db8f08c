/** The Danish texts of the rules and limits. */
export const texts = {
  title: 'Regler og grænser',
  subtitle: 'Klik på en værdi for at ændre den. En ny gælder fra den dag, du vælger.',
  standard: 'Standard',
  since: (day: string) => `Siden ${day}`,
  coming: (value: string, day: string) => `Bliver ${value} den ${day}`,
  setFor: (label: string) => `Ny værdi fra … for ${label}`,
  change: (value: string, label: string) => `${value}, ny værdi fra … for ${label}`,
  source: 'Kilde:',
  allowed: (min: number, max: string, isOptional: boolean) =>
    `Mellem ${min} og ${max}${isOptional ? ', eller tomt: ikke i brug' : ''}`,
  saved: 'Den nye værdi blev gemt!',

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
    replaces: (value: string) => `Erstatter ${value} fra samme dag`,
    note: 'Fx hvorfor, eller hvem der har besluttet det',
  },
} as const;
