import { agreementDocument } from './paper.document.ts';
import { printableLogo } from './paper.logos.ts';
import { print } from './paper.printer.ts';
import type { AgreementPaper } from './paper.types.ts';

/** The agreement as a PDF. It reads no clock: the same paper gives the same bytes. */
export async function renderAgreement({ logos, ...paper }: AgreementPaper): Promise<Buffer> {
  const [bank, club] = await Promise.all([printableLogo(logos.bank), printableLogo(logos.club)]);
  return print(agreementDocument(paper, { bank, club }));
}
