import { expect, test } from 'vitest';
import { agreementSheet } from './sheet.rules.ts';
import type { AgreementTerms } from './terms.schemas.ts';

const party = { cvr: null, address: null, zipCode: null, city: null };
const terms: AgreementTerms = {
  number: '2026-0042',
  draft: true,
  simple: false,
  bank: { name: 'Fjordbanken', ...party },
  club: { name: 'Ærø Boldklub', shortName: 'ÆB', ...party, contact: null, contactEmail: null, contactPhone: null },
  responsible: null,
  categoryName: null,
  additionalCategories: [],
  renegotiation: null,
  confirmed: null,
  startDate: '2026-10-01',
  endDate: null,
  sponsorshipAmount: '60000',
  amount: '60000',
  sponsorPaysPrints: false,
  rates: [{ amount: '60000', dueDate: '2026-11-01' }],
  shares: { advertisement: null, tickets: 62.5, catering: null, travel: null },
  exclusivity: null,
  specialAgreements: ' Et arrangement.\n\n\n\nTo trøjer. ',
  sections: [],
};

test('every value of the printed agreement is written once, for the PDF and the print view', () => {
  const { parts, header, footer, number, signatures } = agreementSheet(terms, '2026-09-02');
  expect(parts).toMatchObject([
    { heading: 'Aftale og periode' },
    {
      heading: 'Pris og betaling',
      blocks: [
        { kind: 'amounts', rows: [['Årligt beløb', '60.000,00\u00a0kr.']] },
        {
          rows: [['Rate 1', '01. november 2026', '60.000,00\u00a0kr.']],
          total: ['I alt', '', '60.000,00\u00a0kr.'],
        },
        { kind: 'note', text: 'Alle beløb er inkl. moms.' },
      ],
    },
    { heading: 'Prisandele', blocks: [{ rows: [['Billetter', '62,5\u00a0%']] }] },
    { heading: 'Særlige aftaler', blocks: [{ text: 'Et arrangement.\n\nTo trøjer.' }] },
  ]);
  expect(number).toBe('Aftalenr. 2026-0042 · Kladde');
  expect(header).toBe('Sponsoraftale 2026-0042 · Ærø Boldklub');
  expect(footer).toBe('Sponsoraftale 2026-0042 · Udskrevet 02. september 2026');
  expect(signatures).toEqual({
    heading: 'Underskrifter',
    note: null,
    signers: ['For Fjordbanken', 'For Ærø Boldklub'],
  });
});
