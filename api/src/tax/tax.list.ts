import { defineList, filterBy } from '../define-list.ts';

/** What somebody should do about an agreement's tax, or know of it. */
export const taxWarnings = {
  shares: 'Prisandele',
  'vat-unknown': 'Moms: ved ikke',
  'not-itemised': 'Faktura opdeler ikke',
  'tickets-unregistered': 'Billetter ikke registreret',
  'ad-share': 'Lille andel reklame',
  prepaid: 'Betalt forud',
} as const;
export type TaxWarningCode = keyof typeof taxWarnings;
export const taxWarningCodes = Object.keys(taxWarnings) as [TaxWarningCode, ...TaxWarningCode[]];

/** How the VAT of an agreement is known: by an invoice, by what its club says, or not. */
export const vatKnowledge = { known: 'Faktura', estimated: 'Klubbens oplysning (skøn)', unknown: 'Ved ikke' } as const;
type VatKnowledge = keyof typeof vatKnowledge;
export const vatKnowledgeKeys = Object.keys(vatKnowledge) as [VatKnowledge, ...VatKnowledge[]];

/** What is deductible of the agreements of a year. */
export const taxList = defineList({
  name: 'Moms og fradrag',
  path: '/reports/tax',
  right: 'Bruger',
  filters: {
    year: { by: 'number', label: 'År' },
    area: filterBy.area,
    vat: filterBy.word('Moms', vatKnowledge, 'Al moms'),
    warning: filterBy.word('Bemærkning', taxWarnings, 'Alle aftaler'),
    search: filterBy.search,
  },
  sort: ['Name', 'Number', 'Area', 'Amount', 'Vat', 'VatDeductible', 'Cost', 'Deductible', 'NotDeductible'],
});
