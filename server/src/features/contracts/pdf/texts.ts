import { danishMonths, dayInCopenhagen } from '@sponsorat/api/dates.ts';

/** Every Danish word that stands in the document by itself. */
export const texts = {
  agreement: 'Sponsoraftale',
  simpleAgreement: 'Simpel sponsoraftale',
  draft: 'Kladde',
  watermark: 'KLADDE',
  number: 'Aftalenr.',
  sponsor: 'Sponsor',
  club: 'Klub',
  cvr: 'CVR',
  responsible: 'Ansvarlig',
  contact: 'Kontaktperson',
  terms: 'Aftale og periode',
  category: 'Kategori',
  additionalCategories: 'Yderligere kategorier',
  period: 'Aftaleperiode',
  from: 'Fra',
  to: 'til',
  until: 'Til',
  renegotiation: 'Genforhandling',
  prints: 'Sponsor betaler tryk',
  yes: 'Ja',
  no: 'Nej',
  price: 'Pris og betaling',
  amount: 'Beløb',
  yearly: 'Årligt beløb',
  total: 'Samlet beløb for aftaleperioden',
  yearlyNote: 'Beløb er årlige og inkl. moms.',
  note: 'Alle beløb er inkl. moms.',
  rates: 'Rater',
  rate: 'Rate',
  dueDate: 'Forfaldsdato',
  ratesTotal: 'I alt',
  included: 'Inkluderet',
  shares: 'Prisandele',
  purpose: 'Formål',
  share: 'Andel',
  shareNames: { advertisement: 'Reklame', tickets: 'Billetter', catering: 'Forplejning', travel: 'Rejse' },
  exclusivity: 'Eksklusivitet',
  specialAgreements: 'Særlige aftaler',
  signatures: 'Underskrifter',
  signatureFor: 'For',
  date: 'Dato',
  name: 'Navn',
  signature: 'Underskrift',
  none: '–',
  creator: 'Sponsorat',
  printed: (date: string) => `Udskrevet ${date}`,
  page: (page: number, pages: number) => `Side ${page} af ${pages}`,
  confirmed: (by: string, date: string) => `Godkendt til underskrift af ${by} den ${date}.`,
} as const;

/** "2026-10-01" reads "01. oktober 2026"; an instant reads as its day in Copenhagen. */
export function formatDate(value: string): string {
  const date = value.length > 10 ? dayInCopenhagen(new Date(value)) : value;
  const [year, month, day] = date.split('-');
  return `${day}. ${danishMonths[Number(month) - 1]} ${year}`;
}

/** "60000.5" reads "60.000,50"; works on the text, so that no øre is lost in a binary fraction. */
function kronerText(value: string): string {
  const [kroner = '0', øre = ''] = value.split('.');
  return `${kroner.replace(/\B(?=(\d{3})+$)/g, '.')},${øre.padEnd(2, '0').slice(0, 2)}`;
}

/** "60000.5" reads "60.000,50 kr.". */
export function formatKroner(value: string): string {
  return `${kronerText(value)}\u00a0kr.`;
}

/** 12.5 reads "12,5 %". */
export function formatPercent(value: number): string {
  return `${String(value).replace('.', ',')}\u00a0%`;
}
