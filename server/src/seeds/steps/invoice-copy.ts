import { type AgreementTerms, withOre } from '@sponsorat/api';
import type { Block } from 'pdfmake';
import { families } from '../../features/contracts/pdf/fonts.ts';
import { print } from '../../features/contracts/pdf/worker.ts';

type Invoice = { amount: number; vatAmount: number; invoiceNumber: string; invoiceDate: string; about: string };

const kroner = (amount: number): string => `${withOre(amount)} kr.`;
const danishDay = (day: string): string => day.split('-').reverse().join('-');

/** The invoice of a club to the bank, as a PDF. */
export const invoiceCopy = (
  { club, bank, number }: Pick<AgreementTerms, 'club' | 'bank' | 'number'>,
  { amount, vatAmount, invoiceNumber, invoiceDate, about }: Invoice,
): Promise<Buffer> => {
  const lines = [
    [about, kroner(amount - vatAmount)],
    ['Moms 25 %', kroner(vatAmount)],
    ['I alt at betale', kroner(amount)],
  ] as const;
  return print({
    info: {
      title: `Faktura ${invoiceNumber}`,
      author: club.name,
      creator: club.name,
      creationDate: new Date(invoiceDate),
    },
    footer: () => ({ text: '' }),
    images: {},
    language: 'da',
    displayTitle: true,
    version: '1.7',
    pageSize: 'A4',
    pageMargins: [64, 64, 64, 64],
    defaultStyle: { font: families.text, fontSize: 11, lineHeight: 1.3 },
    content: [
      { text: club.name, bold: true, fontSize: 18 },
      { text: `${club.address}, ${club.zipCode} ${club.city}` },
      { text: club.cvr ? `CVR ${club.cvr}` : '', margin: [0, 0, 0, 40] },
      { text: `${bank.name}\n${bank.address}\n${bank.zipCode} ${bank.city}`, margin: [0, 0, 0, 40] },
      { text: `Faktura ${invoiceNumber}`, bold: true, fontSize: 15 },
      { text: `Dato ${danishDay(invoiceDate)} · Sponsoraftale ${number}`, margin: [0, 0, 0, 24] },
      ...lines.map(
        ([text, sum], at): Block => ({
          columns: [
            { text, bold: at === 2 },
            { text: sum, alignment: 'right', bold: at === 2 },
          ],
          margin: [0, 4, 0, 4],
        }),
      ),
    ],
  });
};
