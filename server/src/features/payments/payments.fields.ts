import { paymentInputSchema } from '@sponsorat/api';
import { idField, textField } from '../../lib/imports/fields.rules.ts';
import { formFields } from '../../lib/imports/form-fields.rules.ts';
import type { ImportField } from '../../lib/imports/import-kind.ts';
import { dayIn } from '../../lib/spreadsheet/cell-values.rules.ts';
import { type ClubLookup, clubFields } from '../sponsorships/club.import.ts';

/** What says the agreement: a number, or its club and its start. */
const contractFields: readonly ImportField<ClubLookup>[] = [
  textField('number', 'Aftalenr.', {
    also: ['Aftalenummer', 'Aftale', 'Aftale nr.'],
    comment: 'Aftalens nummer. Uden det findes aftalen ved klubben og aftalens startdato.',
  }),
  textField('externalNumber', 'Tidligere aftalenr.', {
    also: ['Gammelt aftalenr.', 'Gammelt aftalenummer', 'Gammelt nummer', 'Kontraktnr.', 'Kontraktnummer', 'Sagsnr.'],
    comment: 'Nummeret på den gamle aftale, når aftalen har et.',
  }),
  ...clubFields.map(({ required: _required, ...field }) => field),
  {
    field: 'startDate',
    label: 'Aftalens startdato',
    read: dayIn,
    examples: ['01-01-2027', '01-07-2027'],
    also: ['Startdato', 'Aftale fra', 'Aftalestart'],
    comment: 'Siger, hvilken af klubbens aftaler der er betalt på. Skriv den som 31-12-2026.',
  },
];

const rateField: ImportField<ClubLookup> = {
  field: 'dueDate',
  label: 'Raten forfalder',
  read: dayIn,
  examples: ['01-02-2027', '01-08-2027'],
  also: ['Forfaldsdato', 'Forfald', 'Forfalder', 'Ratedato', 'Rate dato'],
  // Also the number of the rate stands under it: '1. rate'.
  alsoIf: { headings: ['Rate'], hold: 'days' },
  comment: 'Den dag, raten forfalder. Uden den hører betalingen til aftalen, men ikke til en rate.',
  without: 'Så hører betalingerne til aftalerne, men ikke til en rate.',
};

/** What a file of payments may say. */
export const paymentFields: readonly ImportField<ClubLookup>[] = [
  idField,
  ...formFields<ClubLookup>(paymentInputSchema, {
    contractId: contractFields,
    rateId: [rateField],
    amount: {
      also: ['Betalt beløb', 'Beløb inkl. moms', 'Betaling', 'Fakturabeløb'],
      examples: ['60.000,00', '25.000'],
    },
    vatAmount: {
      also: ['Moms', 'Momsbeløb'],
      comment: 'Momsen i kroner, højst 20 % af beløbet.',
      examples: ['12.000,00', ''],
    },
    paidOn: {
      also: ['Betalingsdato', 'Betalt dato', 'Betalingsdag', 'Dato betalt'],
      comment: 'Skriv datoen som 31-12-2026. Lad den stå tom, hvis fakturaen venter på at blive betalt.',
      examples: ['03-02-2027', ''],
      without: 'Så registreres fakturaer, der venter på at blive betalt.',
    },
    invoiceNumber: {
      also: ['Fakturanummer', 'Faktura', 'Faktura nr.'],
      comment: 'Klubbens nummer på fakturaen, højst 50 tegn.',
      examples: ['F-1001', 'F-1002'],
    },
    invoiceDate: { also: ['Faktureret den'], examples: ['15-01-2027', '15-07-2027'] },
    itemised: {
      label: 'Opdelt faktura',
      also: ['Fakturaen er opdelt'],
      examples: ['Ja', ''],
      comment: 'Ja, hvis fakturaen opdeler reklame, billetter, forplejning og rejse, ellers Nej.',
    },
    reference: {
      also: ['Reference', 'Bilagsnr.', 'Bilagsnummer', 'Bilag'],
      comment: 'Bankens reference, højst 100 tegn. Skiller to betalinger af samme beløb på samme dag.',
      examples: ['Bilag 4711', ''],
    },
    note: { also: ['Bemærkning', 'Bemærkninger', 'Noter'] },
  }),
];
