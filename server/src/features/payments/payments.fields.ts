import { idField, textField } from '../../lib/imports/fields.rules.ts';
import type { ImportField } from '../../lib/imports/import-kind.ts';
import { amountIn, dayIn, yesNoIn } from '../../lib/spreadsheet/cell-values.rules.ts';
import { clubFields, type knownClubs } from '../sponsorships/club.import.ts';

type Field = ImportField<ReturnType<typeof knownClubs>>;
type Parts = Omit<Field, 'field' | 'label' | 'comment' | 'examples' | 'read'> &
  Partial<Pick<Field, 'comment' | 'examples'>>;

const day = (field: string, label: string, parts: Parts): Field => ({
  ...{ field, label, comment: 'Skriv datoen som 31-12-2026.', examples: ['', ''] },
  ...parts,
  read: dayIn,
});
const amount = (field: string, label: string, parts: Parts): Field => ({
  ...{ field, label, comment: 'Skriv beløbet som 60.000,50.', examples: ['', ''] },
  ...parts,
  read: amountIn,
});

/** What a file of payments may say. An agreement is named by a number, or by its club and its start. */
export const paymentFields: readonly Field[] = [
  idField,
  textField('number', 'Aftalenr.', {
    also: ['Aftalenummer', 'Aftale', 'Aftale nr.'],
    comment: 'Aftalens nummer. Uden det findes aftalen ved klubben og aftalens startdato.',
  }),
  textField('externalNumber', 'Tidligere aftalenr.', {
    also: ['Gammelt aftalenr.', 'Gammelt aftalenummer', 'Gammelt nummer', 'Kontraktnr.', 'Kontraktnummer', 'Sagsnr.'],
    comment: 'Nummeret på den gamle aftale, når aftalen har et.',
  }),
  ...clubFields.map(({ required: _required, ...field }) => field),
  day('startDate', 'Aftalens startdato', {
    also: ['Startdato', 'Aftale fra', 'Aftalestart'],
    comment: 'Siger, hvilken af klubbens aftaler der er betalt på. Skriv den som 31-12-2026.',
    examples: ['01-01-2027', '01-07-2027'],
  }),
  day('dueDate', 'Raten forfalder', {
    also: ['Forfaldsdato', 'Forfald', 'Forfalder', 'Ratedato', 'Rate dato', 'Rate'],
    comment: 'Den dag, raten forfalder. Uden den hører betalingen til aftalen, men ikke til en rate.',
    examples: ['01-02-2027', '01-08-2027'],
    without: 'Så hører betalingerne til aftalerne, men ikke til en rate.',
  }),
  amount('amount', 'Beløb', {
    required: true,
    also: ['Betalt beløb', 'Beløb inkl. moms', 'Betaling', 'Fakturabeløb'],
    examples: ['60.000,00', '25.000'],
  }),
  amount('vatAmount', 'Heraf moms', {
    also: ['Moms', 'Momsbeløb'],
    comment: 'Momsen i kroner, højst 20 % af beløbet.',
    examples: ['12.000,00', ''],
  }),
  day('paidOn', 'Betalt den', {
    also: ['Betalingsdato', 'Betalt dato', 'Betalingsdag', 'Dato betalt'],
    comment: 'Skriv datoen som 31-12-2026. Lad den stå tom, hvis fakturaen venter på at blive betalt.',
    examples: ['03-02-2027', ''],
    without: 'Så registreres fakturaer, der venter på at blive betalt.',
  }),
  textField('invoiceNumber', 'Fakturanr.', {
    also: ['Fakturanummer', 'Faktura', 'Faktura nr.'],
    comment: 'Klubbens nummer på fakturaen, højst 50 tegn.',
    examples: ['F-1001', 'F-1002'],
  }),
  day('invoiceDate', 'Fakturadato', { also: ['Faktureret den'], examples: ['15-01-2027', '15-07-2027'] }),
  {
    ...{ field: 'itemised', label: 'Opdelt faktura', also: ['Fakturaen er opdelt'], examples: ['Ja', ''] },
    comment: 'Ja, hvis fakturaen opdeler reklame, billetter, forplejning og rejse, ellers Nej.',
    read: yesNoIn,
  },
  textField('reference', 'Reference/bilagsnr.', {
    also: ['Reference', 'Bilagsnr.', 'Bilagsnummer', 'Bilag'],
    comment: 'Bankens reference, højst 100 tegn. Skiller to betalinger af samme beløb på samme dag.',
    examples: ['Bilag 4711', ''],
  }),
  textField('note', 'Note', { also: ['Bemærkning', 'Bemærkninger', 'Noter'], comment: 'Fri tekst.' }),
];
