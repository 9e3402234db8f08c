import { expect, it } from 'vitest';
import { agreementParts } from './agreement.rules.ts';
import type { AgreementTerms } from './terms.schemas.ts';

const party = { name: 'Fjordbanken', cvr: null, address: null, zipCode: null, city: null };
const category = (...titles: string[]) => ({
  name: 'Bander',
  products: titles.map((title) => ({ title, details: [], description: null })),
});
const terms: AgreementTerms = {
  number: '2026-0001',
  draft: true,
  simple: false,
  bank: party,
  responsible: null,
  confirmed: null,
  club: { ...party, shortName: 'VB', contact: null, contactEmail: null, contactPhone: null },
  categoryName: null,
  additionalCategories: [],
  startDate: null,
  endDate: null,
  renegotiation: null,
  sponsorshipAmount: null,
  amount: null,
  rates: [],
  sponsorPaysPrints: false,
  shares: { advertisement: null, tickets: null, catering: null, travel: null },
  exclusivity: null,
  specialAgreements: null,
  sections: [
    { name: 'Eksponering', categories: [category('Bander')] },
    { name: 'Aktivering', categories: [category()] },
  ],
};
const headingsOf = (of: AgreementTerms, sections?: string[]) =>
  agreementParts(of, sections).map(({ heading, isEmpty }) => (isEmpty ? `(${heading})` : heading));

it('has its parts in one order, and knows which say nothing', () => {
  const texts = ['(Prisandele)', '(Eksklusivitet)', '(Særlige aftaler)'];
  expect(headingsOf(terms)).toEqual(['Aftale og periode', 'Pris og betaling', 'Eksponering', '(Aktivering)', ...texts]);
  const all = ['Eksponering', 'Hospitality', 'Aktivering'];
  expect(headingsOf(terms, all).slice(2, 5)).toEqual(['Eksponering', '(Hospitality)', '(Aktivering)']);
});

it('says what is given: a share of nothing, and texts without the blanks around them', () => {
  const shares = { ...terms.shares, travel: 0 };
  const parts = agreementParts({ ...terms, shares, exclusivity: ' \n', specialAgreements: ' Et arrangement. ' });
  expect(parts.slice(-3)).toMatchObject([
    { kind: 'shares', isEmpty: false },
    { kind: 'text', text: null, isEmpty: true },
    { kind: 'text', text: 'Et arrangement.', isEmpty: false },
  ]);
});

it('of a simple agreement has no sections, whatever there are', () => {
  expect(headingsOf({ ...terms, simple: true, sections: [] }, ['Eksponering']).slice(0, 3)).toEqual([
    'Aftale og periode',
    'Pris og betaling',
    '(Prisandele)',
  ]);
});
