import { type AgreementTerms, shortDate, withOre } from '@sponsorat/api';
import type { Block } from 'pdfmake';
import { print } from '../../features/contracts/pdf/worker.ts';
import { clubPage } from './document-pdf.ts';

type Invoice = { amount: number; vatAmount: number; invoiceNumber: string; invoiceDate: string; about: string };

const kroner = (amount: number): string => `${withOre(amount)} kr.`;

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
    ...clubPage(club.name, `Faktura ${invoiceNumber}`, new Date(invoiceDate)),
    content: [
      { text: club.name, bold: true, fontSize: 18 },
      { text: `${club.address}, ${club.zipCode} ${club.city}` },
      { text: club.cvr ? `CVR ${club.cvr}` : '', margin: [0, 0, 0, 40] },
      { text: `${bank.name}\n${bank.address}\n${bank.zipCode} ${bank.city}`, margin: [0, 0, 0, 40] },
      { text: `Faktura ${invoiceNumber}`, bold: true, fontSize: 15 },
      { text: `Dato ${shortDate(invoiceDate)} · Sponsoraftale ${number}`, margin: [0, 0, 0, 24] },
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
