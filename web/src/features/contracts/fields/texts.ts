/** The Danish texts of the fields that both kinds of agreement share. */
export const texts = {
  purpose: 'Formål og periode',
  price: 'Pris og rater',
  annualHelp: 'Pr. år inkl. moms',
  totalOfRates: 'Aftalens beløb (raterne i alt)',
  totalOfPeriod: 'Aftalens beløb (for hele perioden)',
  totalUnknown: {
    both: 'Udfyld årligt beløb og periode',
    amount: 'Udfyld årligt beløb',
    period: 'Udfyld periode',
  },

  rates: {
    title: 'Rater',
    none: 'Ingen rater endnu',
    amount: (number: number) => `Beløb, rate ${number}`,
    dueDate: (number: number) => `Forfaldsdato, rate ${number}`,
    amountHeading: 'Beløb',
    dueDateHeading: 'Forfaldsdato',
    add: 'Tilføj rate',
    remove: (number: number) => `Fjern rate ${number}`,
    count: 'Antal rater',
    spread: 'Fordel jævnt',
    badCount: (max: number) => `Antal rater skal være et helt tal fra 1 til ${max}`,
    noAmount: 'Årligt beløb skal udfyldes, før det kan fordeles',
    coverage: 'Raterne skal dække',
    ofPeriod: (amount: string) => `Hele perioden: ${amount}`,
    ofYear: (amount: string) => `Ét år: ${amount}`,
    sum: 'Rater i alt',
    spreadDone: (count: number, amount: string) =>
      count === 1 ? `1 rate på ${amount}` : `${count} rater, i alt ${amount}`,
    same: { period: 'Ingen forskel: Raterne dækker hele perioden', year: 'Ingen forskel til det årlige beløb' },
    costs: {
      period: (amount: string) => `hele perioden koster ${amount}`,
      year: (amount: string) => `det årlige beløb er ${amount}`,
    },
    over: (amount: string) => `${amount} for meget`,
    under: (amount: string) => `${amount} mangler`,
  },

  shares: {
    title: 'Prisandele',
    hint: 'Hvordan beløbet fordeler sig',
    sum: 'I alt',
    right: 'Fuldt fordelt',
    under: (percent: string) => `${percent} mangler at blive fordelt`,
    over: (percent: string) => `${percent} for meget`,
  },

  conditions: 'Vilkår',
  conditionsHint: 'Gælder hele aftalen',
} as const;
