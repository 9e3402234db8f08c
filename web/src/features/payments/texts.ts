import { DUE_SOON_DAYS, danishMonths, paymentMessages } from '@sponsorat/api';
import { plural } from '../../lib/formats.ts';

/** The Danish texts of payments: the bank owes, the club sends the invoice. */
const registering = { title: 'Registrér betaling', edit: 'Ret betaling' };

export const texts = {
  title: 'Betalinger',
  subtitle: 'Det, banken skal betale klubberne, og det, der er betalt.',

  tabs: { label: 'Betalinger', rates: 'Rater', withoutRates: 'Uden rater' },

  list: {
    search: 'Søg efter klub, aftalenummer eller fakturanr.',
    firstHint: 'Rater, der ikke er betalt endnu, vises her.',
    columns: {
      due: 'Forfalder',
      club: 'Klub',
      amount: 'Beløb',
      paid: 'Betalt',
      rest: 'Mangler',
      status: 'Status',
      invoice: 'Fakturanr.',
    },
    rateOf: (position: number, count: number) => `Rate ${position} af ${count}`,
    agreement: (number: string) => `Aftale ${number}`,
    row: (club: string, rate: string, day: string) => `${club}, ${rate}, ${day}`,
    partly: 'Delvist betalt',
    waiting: 'Faktura modtaget',
    waitingOf: (amount: string) => `Faktura modtaget: ${amount}`,
    lacks: (amount: string) => `mangler ${amount}`,
    paidOn: (day: string) => `Senest ${day}`,
  },

  withoutRates: {
    search: 'Søg efter klub eller aftalenummer',
    firstHint: 'Aftaler, der betales uden rater, vises her.',
    columns: {
      club: 'Klub',
      period: 'Periode',
      responsible: 'Ansvarlig',
      amount: 'Beløb i alt',
      paid: 'Betalt',
      rest: 'Mangler',
    },
    annual: (amount: string) => `${amount} om året`,
  },

  totals: {
    label: 'Nøgletal for betalinger',
    due: `Forfalder inden ${DUE_SOON_DAYS} dage`,
    overdue: 'Overskredet',
    paid: 'Betalt i år',
    showOverdue: 'Vis de overskredne rater',
  },
  months: {
    // Of the picture alone: the list below it may hold other years.
    title: (year: number) => `Forfald i ${year}`,
    chart: (year: number) => `Rater i ${year} efter forfaldsmåned, i kroner`,
    due: 'Forfalder',
    paid: 'Heraf betalt',
    late: 'Heraf overskredet',
    previous: (year: number) => `Vis ${year}`,
    none: (year: number) => `Ingen rater i ${year}.`,
    /** Where what was paid in a year is not what is paid of its rates. */
    paidIn: (year: number, amount: string) =>
      `Betalt i løbet af ${year}: ${amount}, også uden rate og for andre års rater.`,
    show: 'Vis måneder',
    hide: 'Skjul måneder',
    names: danishMonths,
  },

  /** What a dialog does: register a payment, also of an invoice that is here already, or correct one. */
  titleOf: ({ isNew, pays }: { isNew: boolean; pays: boolean }): string =>
    isNew || pays ? registering.title : registering.edit,
  register: {
    action: registering.title,
    actionFor: (name: string) => `Registrér betaling: ${name}`,
    save: 'Registrér',
    saveInvoice: 'Registrér faktura',
    saveEdit: 'Gem',
    rest: (amount: string) => `Raten mangler ${amount}`,
    beside: 'Betalingen hører til aftalen, men ikke til en rate, f.eks. en bonus.',
    paidOnHelp: 'Lad stå tomt, hvis fakturaen ikke er betalt.',
    paidLater: 'Dagen ligger i fremtiden: beløbet tæller allerede nu som betalt.',
    paidFarAhead: (day: string, days: number) =>
      `Er det den rigtige dag? ${day} er om ${plural(days, 'dag', 'dage')}. Beløbet tæller allerede nu som betalt.`,
    waits: 'Fakturaen er registreret. Skriv, hvornår den er betalt.',
    itemisedHelp: 'Tillægsydelser skal være prissat særskilt på fakturaen; ellers bed om en ny (skat.dk)',
    credit:
      'Har klubben sendt en kreditnota, så slet den betaling, som den gælder, og registrér den igen med det nye beløb.',
    saved: 'Betalingen blev registreret!',
    savedInvoice: 'Fakturaen blev registreret!',
    changed: 'Betalingen blev gemt!',
    invoiceFailed:
      'Betalingen er registreret, men fakturaen kom ikke med. Send den igen, eller vedlæg den senere under aftalen.',
    sendAgain: 'Send igen',
    later: 'Luk',
    gone: paymentMessages.gone,
    paidAlready: 'Raten er betalt.',
  },
  undo: {
    back: 'Registreringen er taget tilbage.',
    asBefore: 'Betalingen er som før.',
    changedSince: (by: string) => ({
      error: 'Det kan ikke fortrydes',
      message: `${by} har ændret betalingen siden. Ret den under aftalens betalinger.`,
    }),
  },
  many: {
    bar: 'Valgte rater',
    ticked: (count: number, amount: string) => `${plural(count, 'rate', 'rater')} valgt · ${amount}`,
    register: (count: number) => `Registrér ${plural(count, 'betaling', 'betalinger')}`,
    about: (count: number, amount: string) =>
      `${plural(count, 'rate mangler', 'rater mangler')} i alt ${amount} Det hele registreres som betalt, også fakturaer, der venter.`,
    done: (count: number) => `${plural(count, 'betaling', 'betalinger')} blev registreret!`,
    some: (done: number, refused: number) =>
      `${plural(done, 'betaling', 'betalinger')} blev registreret. ${plural(refused, 'rate', 'rater')} blev afvist:`,
    close: 'Luk',
  },
  invoice: {
    choose: 'Vedlæg faktura',
    replace: 'Vælg en anden faktura',
    remove: 'Fjern',
    current: 'Åbn den vedlagte faktura',
    open: 'Åbn faktura',
    openOf: (name: string) => `Åbn faktura: ${name}`,
  },

  block: {
    title: 'Rater og betalinger',
    none: 'Aftalen har ingen rater.',
    unsigned: 'Betalinger kan registreres, når aftalen er underskrevet.',
    rate: (position: number) => `Rate ${position}`,
    withoutRate: 'Uden rate',
    withoutRateHint: 'F.eks. en bonus, eller hvad der er betalt ud over raterne.',
    addWithout: 'Registrér uden rate',
    paid: (day: string) => `Betalt ${day}`,
    waits: 'Faktura modtaget',
    reference: (text: string) => `Ref. ${text}`,
    number: (text: string) => `Faktura ${text}`,
    vat: (amount: string) => `Heraf moms ${amount}`,
    paidOf: (paid: string, amount: string) => `${paid} af ${amount} betalt`,
    paidInAll: (paid: string) => `${paid} betalt`,
    noun: 'betaling',
    name: (amount: string, day: string | null) => (day ? `${amount} betalt ${day}` : `Faktura på ${amount}`),
    invoiceLost: 'Den vedlagte faktura bliver også slettet.',
    rateOpen: 'Raten mangler derefter beløbet igen.',
    removed: 'Betalingen blev slettet!',
  },

  firstDay: {
    title: 'Er de gamle rater betalt?',
    message: (count: number, amount: string) =>
      `${plural(count, 'rate', 'rater')} på i alt ${amount} forfaldt, før de kunne registreres her.`,
    mark: 'Markér som betalt …',
    ask: 'Markér gamle rater som betalt',
    action: 'Markér som betalt',
    label: 'Markér alle rater forfaldne før',
    marking: 'Markerer raterne … Er der mange, kan det tage et halvt minut.',
    markingShort: 'Markerer raterne',
    help: 'De af raterne, der har en tidligere forfaldsdato, bliver markeret som betalt. Det kan ikke fortrydes samlet.',
    decline: 'Nej, de mangler',
    declineTitle: 'Skal de gamle rater blive stående som ubetalte?',
    declineAction: 'Lad dem stå',
    declineMessage: 'Så bliver der ikke spurgt om dem igen. Betalingerne kan stadig registreres på listen.',
    marked: (count: number, amount: string) =>
      `${plural(count, 'rate', 'rater')} på i alt ${amount} er markeret som betalt.`,
    declined: 'Raterne bliver stående som ubetalte.',
  },
} as const;
