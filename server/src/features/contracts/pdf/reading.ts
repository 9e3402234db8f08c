import { extractText, extractTextItems, getDocumentProxy } from 'unpdf';

const plain = (text: string) =>
  text
    .replace(/\u00a0/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

// pdf.js takes the bytes it is given for itself.
const copy = (pdf: Buffer) => new Uint8Array(pdf);

/** What a reader of the PDF finds on each page, in one line. */
export async function readPages(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(copy(pdf));
  return text.map(plain);
}

/** All pages as one line. */
export async function readAll(pdf: Buffer): Promise<string> {
  return (await readPages(pdf)).join(' ');
}

/** How far to the left and to the right any text of the pages reaches. */
export async function readEdges(pdf: Buffer): Promise<{ left: number; right: number }> {
  const items = (await extractTextItems(copy(pdf))).items.flat().filter(({ str }) => str.trim());
  return {
    left: Math.min(...items.map(({ x }) => x)),
    right: Math.max(...items.map(({ x, width }) => x + width)),
  };
}

/** What the document says of itself. */
export async function readMetadata(pdf: Buffer): Promise<Record<string, unknown>> {
  const document = await getDocumentProxy(copy(pdf));
  const { info } = await document.getMetadata();
  return { ...info };
}

/** How often a name stands in the dictionaries of the file, which are not compressed. */
export function countNames(pdf: Buffer, name: string): number {
  return pdf.toString('latin1').split(new RegExp(`${name}\\b`)).length - 1;
}
