import { AFRelationship, PDFDocument } from '@cantoo/pdf-lib';
import { print } from '../../contracts/pdf/worker.ts';
import { type SignaturesPage, signaturesPage } from './signatures-page.ts';

export type SigningPdf =
  | { kind: 'signed'; frozen: Uint8Array; frozenAt: string; page: SignaturesPage }
  /** The pictures are JPEG. */
  | { kind: 'copy'; pictures: Uint8Array[]; title: string; at: string };

const A4 = { width: 595.28, height: 841.89 };

/** The frozen pages as they are, the page of signatures after them, and the frozen file itself as an attachment. */
const signedCopy = async ({ frozen, frozenAt, page }: Extract<SigningPdf, { kind: 'signed' }>): Promise<Uint8Array> => {
  const document = await PDFDocument.load(frozen, { updateMetadata: false });
  const signatures = await PDFDocument.load(await print(signaturesPage(page)));
  for (const copied of await document.copyPages(signatures, signatures.getPageIndices())) document.addPage(copied);
  await document.attach(frozen, `${page.number}.pdf`, {
    mimeType: 'application/pdf',
    description: 'Aftalen, som den blev læst og underskrevet',
    creationDate: new Date(frozenAt),
    modificationDate: new Date(frozenAt),
    afRelationship: AFRelationship.Source,
  });
  return document.save();
};

/** A page for each picture, lying or standing as the picture does. */
const copy = async ({ pictures, title, at }: Extract<SigningPdf, { kind: 'copy' }>): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  document.setTitle(title);
  document.setCreationDate(new Date(at));
  document.setModificationDate(new Date(at));
  for (const bytes of pictures) {
    const picture = await document.embedJpg(bytes);
    const isLying = picture.width > picture.height;
    const page = document.addPage(isLying ? [A4.height, A4.width] : [A4.width, A4.height]);
    const { width, height } = picture.scaleToFit(page.getWidth(), page.getHeight());
    const [x, y] = [(page.getWidth() - width) / 2, (page.getHeight() - height) / 2];
    page.drawImage(picture, { x, y, width, height });
  }
  return document.save();
};

/** Makes one PDF of a sending. It runs on a thread of its own (see render.ts), and reads no clock. */
export default (work: SigningPdf): Promise<Uint8Array> => (work.kind === 'signed' ? signedCopy(work) : copy(work));
