import type { Block, Definition } from 'pdfmake';
import { inFonts } from '../../contracts/pdf/fonts.ts';
import { bodyStyle, colors, keyValues, pageMargins, sizes } from '../../contracts/pdf/layout.ts';

/** A signature as the page tells it. */
export type SignatureLine = {
  name: string;
  title: string;
  email: string;
  /** When, with the time zone, and from which address. */
  at: string;
  address: string;
};
/** What the page "Underskrifter" says of an agreement. */
export type SignaturesPage = {
  number: string;
  club: string;
  bank: string;
  /** Of the frozen PDF, as hexadecimal digits. */
  sha256: string;
  signatures: SignatureLine[];
};

const signature = ({ name, title, email, at, address }: SignatureLine, club: string): Block => ({
  margin: [0, 16, 0, 0],
  stack: [
    { text: inFonts(name), bold: true, fontSize: sizes.heading, color: colors.fjord, margin: [0, 0, 0, 3] },
    keyValues([
      ['Titel', title],
      ['E-mail', email],
      ['Underskrevet', at],
      ['IP-adresse', address],
      ['Erklæring', `Jeg har læst aftalen og må underskrive for ${club}`],
      ['Bekræftet med', 'en kode på seks cifre, sendt til e-mailen'],
    ]),
  ],
});

/** The page that follows the frozen ones: who signed, as what, when, from where, and how it was confirmed. */
export const signaturesPage = ({ number, club, bank, sha256, signatures }: SignaturesPage): Definition => ({
  content: [
    { text: 'Underskrifter', fontSize: sizes.title, bold: true, lineHeight: 1.05 },
    {
      text: inFonts(`Sponsoraftale ${number} mellem ${bank} og ${club}`),
      fontSize: sizes.club,
      bold: true,
      color: colors.fjord,
      margin: [0, 3, 0, 8],
    },
    {
      text: 'Aftalen på siderne før denne er underskrevet elektronisk af dem, der står her. Den PDF, de læste, er vedhæftet i dette dokument, som den var; dens fingeraftryk (SHA-256) er:',
    },
    { text: sha256.replaceAll(/(.{32})(?!$)/g, '$1 '), margin: [0, 4, 0, 0], fontSize: sizes.body },
    ...signatures.map((line) => signature(line, club)),
  ],
  info: { title: `Underskrifter ${number}`, author: bank, creator: 'Sponsorat', creationDate: new Date(0) },
  language: 'da',
  version: '1.7',
  pageSize: 'A4',
  pageMargins,
  defaultStyle: bodyStyle,
});
