import { expect, it } from 'vitest';
import { imports } from './imports.ts';
import { guessFields } from './lib/imports/headings.rules.ts';

const guess = (kind: keyof typeof imports, headings: string[], samples: Record<string, string> = {}) => {
  const columns = headings.map((heading) => ({ heading, samples: [samples[heading] ?? []].flat() }));
  return Object.fromEntries(guessFields(imports[kind].fields, columns).map((field, at) => [headings[at], field]));
};

it('knows the headings of old sheets of clubs', () => {
  expect(
    guess('sponsorships', ['Forening', 'Idrætsgren', 'Afdeling', 'Adr.', 'Postnr/by', 'Kontakt', 'Mobil', 'Rådgiver']),
  ).toEqual({
    Forening: 'name',
    Idrætsgren: 'category',
    Afdeling: 'area',
    'Adr.': 'address',
    'Postnr/by': 'town',
    Kontakt: 'contact',
    Mobil: 'contactPhone',
    Rådgiver: 'user',
  });
});

it('knows the headings of a season', () => {
  const headings = ['Forening', 'Kamp', 'Kampdato', 'Kl.', 'Spillested', 'Hjemme/ude', 'Billetter retur', 'Bemærkning'];
  expect(guess('events', headings)).toEqual({
    Forening: 'sponsorship',
    Kamp: 'title',
    Kampdato: 'date',
    'Kl.': 'time',
    Spillested: 'venue',
    'Hjemme/ude': 'kind',
    'Billetter retur': 'returnBy',
    Bemærkning: 'note',
  });
  expect(guess('events', ['Navn', 'Klub'])).toEqual({ Navn: 'title', Klub: 'sponsorship' });
});

it('knows what headings are shortened to', () => {
  expect(guess('sponsorships', ['Klub/forening', 'Afd.', 'Ansv.'])).toEqual({
    'Klub/forening': 'name',
    'Afd.': 'area',
    'Ansv.': 'user',
  });
});

it('takes a column of rates for their days only where days stand below it', () => {
  const headings = ['Klub', 'Rate', 'Forfald', 'Beløb'];
  const samples = { Rate: '1. rate', Forfald: '01-03-2026', Beløb: '25.000' };
  expect(guess('payments', headings, samples)).toMatchObject({ Rate: null, Forfald: 'dueDate', Beløb: 'amount' });
  expect(guess('payments', ['Klub', 'Rate'], { Rate: '01-03-2026' })).toMatchObject({ Rate: 'dueDate' });
});

it('knows the headings of old sheets of agreements', () => {
  const headings = ['Klub', 'Sponsortype', 'Fra', 'Til', 'Pr. år', '1. rate', '1. rate beløb', '2. rate', 'Rate 3'];
  const samples = { '1. rate': '15-08-2024', '2. rate': '12.500', 'Rate 3': '15/7-2024' };
  const others = ['3. rate beløb', 'Underskrevet den', 'Bemærkninger', 'Vores nr.'];
  expect(guess('contracts', [...headings, ...others], samples)).toEqual({
    Klub: 'sponsorship',
    Sponsortype: 'category',
    Fra: 'startDate',
    Til: 'endDate',
    'Pr. år': 'sponsorshipAmount',
    '1. rate': 'rate1Date',
    '1. rate beløb': 'rate1Amount',
    '2. rate': 'rate2Amount',
    'Rate 3': 'rate3Date',
    '3. rate beløb': 'rate3Amount',
    'Underskrevet den': 'signedOn',
    'Vores nr.': 'externalNumber',
    // They are the bank's own: the club must not read them in its agreement.
    Bemærkninger: null,
  });
  expect(guess('contracts', ['Sponsorniveau'])).toEqual({ Sponsorniveau: 'category' });
  expect(guess('contracts', ['Periode', 'Genforhandles senest', 'Ansv.'])).toEqual({
    Periode: 'period',
    'Genforhandles senest': 'renegotiation',
    'Ansv.': null,
  });
  expect(guess('contracts', ['Pr. år', '1. rate beløb', '1. rate dato', '12. rate beløb'])).toEqual({
    'Pr. år': 'sponsorshipAmount',
    '1. rate beløb': 'rate1Amount',
    '1. rate dato': 'rate1Date',
    '12. rate beløb': 'rate12Amount',
  });
});
