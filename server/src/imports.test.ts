import { expect, it } from 'vitest';
import { imports } from './imports.ts';
import { guessFields } from './lib/imports/headings.rules.ts';

const guessed = (kind: keyof typeof imports, headings: string[]) =>
  Object.fromEntries(guessFields(imports[kind].fields, headings).map((field, at) => [headings[at], field]));

it('knows the headings of old sheets of clubs', () => {
  expect(
    guessed('sponsorships', [
      'Forening',
      'Idrætsgren',
      'Afdeling',
      'Adr.',
      'Postnr/by',
      'Kontakt',
      'Mobil',
      'Rådgiver',
    ]),
  ).toEqual({
    ...{ Forening: 'name', Idrætsgren: 'category', Afdeling: 'area', 'Adr.': 'address', 'Postnr/by': 'town' },
    ...{ Kontakt: 'contact', Mobil: 'contactPhone', Rådgiver: 'user' },
  });
});

it('knows the headings of old sheets of agreements', () => {
  const headings = ['Klub', 'Sponsortype', 'Fra', 'Til', 'Pr. år', '1. rate', '1. rate beløb', '1. rate forfald'];
  expect(guessed('contracts', [...headings, '2. rate', 'Underskrevet den', 'Bemærkninger'])).toEqual({
    ...{ Klub: 'sponsorship', Sponsortype: 'category', Fra: 'startDate', Til: 'endDate' },
    ...{ 'Pr. år': 'sponsorshipAmount', '1. rate': 'rate1Amount', '1. rate beløb': null },
    ...{ '1. rate forfald': 'rate1Date', '2. rate': 'rate2Amount' },
    ...{ 'Underskrevet den': 'signedOn', Bemærkninger: 'specialAgreements' },
  });
  expect(guessed('contracts', ['Pr. år', '1. rate beløb', '1. rate dato', '12. rate beløb'])).toEqual({
    ...{ 'Pr. år': 'sponsorshipAmount', '1. rate beløb': 'rate1Amount', '1. rate dato': 'rate1Date' },
    ...{ '12. rate beløb': 'rate12Amount' },
  });
});
