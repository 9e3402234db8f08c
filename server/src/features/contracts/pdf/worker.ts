import { agreementDocument } from './document.ts';
import { print } from './printer.ts';
import type { PdfTask } from './types.ts';

/** Makes one PDF. It runs on a thread of its own: see render.ts. */
export default function makePdf({ terms, logos }: PdfTask): Promise<Uint8Array> {
  return print(agreementDocument(terms, logos));
}
