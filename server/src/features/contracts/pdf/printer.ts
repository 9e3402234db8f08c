import pdfmake, { type Definition } from 'pdfmake';
import { emojiFont, fontFiles, textFont } from './fonts.ts';

for (const [name, bytes] of Object.entries(fontFiles)) pdfmake.virtualfs.writeFileSync(name, bytes);
pdfmake.setFonts({
  [textFont]: { normal: 'regular', bold: 'semibold' },
  [emojiFont]: { normal: 'emoji', bold: 'emoji' },
});
// A document is made of what it is handed: it fetches no address and opens no file, whatever a text says.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => false);

/** The PDF of a definition. */
export function print(definition: Definition): Promise<Buffer> {
  return pdfmake.createPdf(definition).getBuffer();
}
