import { numberText } from '@sponsorat/api';
import { date, kroner, plural } from '../../lib/formats.ts';

/** The Danish texts of reports. */
export const texts = {
  year: {
    title: (year: number) => `Året i tal ${year}`,
    subtitle: 'Som det ser ud i dag.',
  },
  accounts: {
    title: 'Til økonomi',
    subtitle: (date: string) => `Til og med ${date}: hvad aftalerne har kostet, og hvad der er betalt.`,
    date: 'Til og med',
    notes: 'Bemærk',
    parts: 'Rapportens dele',
    today: (date: string) => `I dag, ${date}`,
    /** Which days each table is of. */
    periods: (date: string, year: number): Record<string, string> => ({
      posting: `Bevægelser i måneden til og med ${date}.`,
      postingParts: `Udgift i måneden til og med ${date}, fordelt efter aftalernes prisandele.`,
      accrual: `Fra hver aftales start til og med ${date}.`,
      payments: `Fra 01-01-${year} til og med ${date}.`,
      taxAreas: `Hele ${year}.`,
      taxParts: `Hele ${year}.`,
    }),
  },
  figures: {
    title: 'Tal',
    unnamed: 'Tallet',
  },
  table: {
    none: 'Ingen',
    ofAll: (total: string, count: number) => `${total}, alle ${numberText(count)}`,
    rows: (count: number) => plural(count, 'række', 'rækker'),
    more: (count: number) => `… og ${plural(count, 'række mere', 'rækker mere')}`,
    shown: (count: number) => `Vis ${plural(count, 'række mere', 'rækker mere')}`,
  },
  area: { label: 'Område', all: 'Alle områder' },
  pdf: 'Hent som PDF',
  excel: 'Hent som Excel',
  keep: {
    open: 'Gem rapporten',
    help: 'Gemmer rapporten, som den ser ud nu. Den ændrer sig ikke, når aftaler bliver rettet.',
    question: (at: string) => ({
      title: 'Sammenlign fra i dag i stedet?',
      message: `Siden viser, hvad der er ændret, siden du gemte den ${date(at)}. Gemmer du igen, vises kun det, der bliver ændret fra nu af. Den gamle bliver liggende under Gemte rapporter.`,
    }),
    saved: (title: string) => `${title} blev gemt!`,
  },
  kept: {
    title: 'Gemte rapporter',
    none: 'Ingen gemte rapporter',
    noneHint: 'Gem en rapport for at kunne se senere, hvad der har ændret sig.',
    by: (name: string, at: string) => `Gemt ${at} af ${name}`,
    unchanged: (at: string) => `Ingen aftales beløb er ændret, siden rapporten blev gemt ${date(at)}.`,
    changed: (sum: number, at: string) => `Aftalernes beløb: ${sum > 0 ? '+' : ''}${kroner(sum)} siden ${date(at)}:`,
    figures: (count: number) => `${numberText(count)} tal er ændret`,
    figure: (label: string, before: string, now: string) => `${label}: ${before} → ${now}`,
    contract: (number: string) => `aftale ${number}`,
    difference: (amount: number) => `${amount > 0 ? '+' : ''}${kroner(amount)}`,
    more: (count: number) => `og ${plural(count, 'aftale mere', 'aftaler mere')}`,
  },
  tax: {
    title: (year: number) => `Moms og fradrag ${year}`,
    guidance: 'Vejledende, efter bankens egne regler. Skatteafdelingen afgør.',
    all: 'Se alle aftaler',
    search: 'Søg på klub, aftale eller område',
    firstHint: 'Underskrevne aftaler med et beløb i året står her.',
    unknown: 'Ved ikke',
    allKnown: 'Der er ikke noget at afklare.',
    worklist: {
      'vat-unknown': (_agreements: number, clubs: number) => `Ring til ${plural(clubs, 'klub', 'klubber')} om moms`,
      'not-itemised': (agreements: number) => `Bed om ny faktura for ${plural(agreements, 'aftale', 'aftaler')}`,
      'tickets-unregistered': (agreements: number) =>
        `Registrér billetter for ${plural(agreements, 'aftale', 'aftaler')}`,
      shares: (agreements: number) => `Ret prisandele i ${plural(agreements, 'aftale', 'aftaler')}`,
      'ad-share': (agreements: number) => plural(agreements, 'aftale', 'aftaler'),
      prepaid: (agreements: number) => plural(agreements, 'aftale', 'aftaler'),
    },
    /** What the kroner are of. */
    atStake: {
      'vat-unknown': (amount: string) => `Aftaler for ${amount}`,
      'not-itemised': (amount: string) => `Aftaler for ${amount}`,
      'tickets-unregistered': (amount: string) => `Billetter for ${amount}`,
      shares: (amount: string) => `${amount} er ikke fordelt`,
      'ad-share': (amount: string) => amount,
      prepaid: (amount: string) => amount,
    },
    estimated: (amount: string) => `${amount} (skøn)`,
    sums: (year: number, cost: string, deductible: string) =>
      `Hele ${year}: udgift ${cost}, heraf fradragsberettiget ${deductible}`,
    named: (label: string, value: string) => `${label} ${value}`,
    columns: {
      name: 'Klub',
      area: 'Område',
      amount: 'Beløb',
      vat: 'Heraf moms',
      cost: 'Udgift',
      deductible: 'Fradrag',
      notDeductible: 'Ikke fradrag',
    },
  },
} as const;
