import { agreementDocument } from './document.ts';
import { printableLogo } from './logos.ts';
import { print } from './printer.ts';
import type { AgreementPdf } from './types.ts';

/** The agreement as a PDF. It reads no clock: the same paper gives the same bytes. */
export async function renderAgreement({ logos, ...paper }: AgreementPdf): Promise<Buffer> {
  const [bank, club] = await Promise.all([printableLogo(logos.bank), printableLogo(logos.club)]);
  return print(agreementDocument(paper, { bank, club }));
}
