import pdfmake, { type Definition } from 'pdfmake';
import { type AgreementDocument, agreementDocument } from './document.ts';
import { families, fontFiles } from './fonts.ts';

for (const [name, bytes] of Object.entries(fontFiles)) pdfmake.virtualfs.writeFileSync(name, bytes);
pdfmake.setFonts({
  [families.text]: { normal: 'text', bold: 'textBold' },
  [families.foreign]: { normal: 'foreign', bold: 'foreignBold' },
  [families.emoji]: { normal: 'emoji', bold: 'emoji' },
});
// A document is made of what it is handed: it fetches no address and opens no file, whatever a text says.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => false);

/** The PDF of a definition, made here and now. */
export const print = (definition: Definition): Promise<Buffer> => pdfmake.createPdf(definition).getBuffer();

/** Makes one PDF. It runs on a thread of its own (see render.ts), and reads no clock. */
export default function makePdf(agreement: AgreementDocument): Promise<Uint8Array> {
  return print(agreementDocument(agreement));
}
