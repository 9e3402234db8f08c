import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { workOnThreads } from '../../../lib/threads.ts';
import type { AgreementDocument } from './document.ts';

/** A PNG, JPEG or WebP; anything else is printed as if there were none. */
type Logo = Uint8Array | null;
export type AgreementPdf = AgreementDocument['terms'] & { logos: { bank: Logo; club: Logo } };

/**
 * Makes PDFs by the default export of a file, on a thread beside the server: one takes a tenth of a second of one
 * processor, which the calls of others must not wait for.
 */
export const pdfMaker = <D>(file: URL, { threads = 1, megabytes = 384 } = {}) => {
  const makePdf = workOnThreads<D, Uint8Array>(file, { threads, megabytes, longest: 120_000 });
  const make = async (document: D): Promise<Buffer> => {
    const bytes = await makePdf(document);
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  };
  return Object.assign(make, { load: makePdf.load });
};

const makePdf = pdfMaker<AgreementDocument>(new URL('./worker.ts', import.meta.url), {
  threads: Math.max(1, Math.min(2, availableParallelism() - 1)),
  megabytes: 256,
});

/** How many PDFs are being made, and how many wait for a thread. */
export const pdfLoad = makePdf.load;

/** A logo is printed no larger than this, at four pixels a point. */
const pixels = { width: 680, height: 256 };

const pictures = new Set(['png', 'jpeg', 'webp']);

/**
 * The logo as a data URL, or null for what is no picture. It lies on white: a picture with transparency would be
 * packed in the background, and end up in the file in another order each time.
 */
export async function printableLogo(logo: Logo): Promise<string | null> {
  if (!logo) return null;
  try {
    const { format } = await sharp(logo).metadata();
    if (!pictures.has(format)) return null;
    const picture = sharp(logo).autoOrient().flatten({ background: '#ffffff' }).toColourspace('srgb');
    const png = await picture
      .resize({ ...pixels, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
    return `data:image/png;base64,${png.toString('base64')}`;
  } catch {
    return null;
  }
}

type Logos<L> = { logos: { bank: L; club: L } };

/** Makes a document with its logos as they can be printed. */
export const withLogos =
  <D extends Logos<string | null>>(make: (document: D) => Promise<Buffer>) =>
  async ({ logos, ...rest }: Omit<D, 'logos'> & Logos<Logo>): Promise<Buffer> => {
    const [bank, club] = await Promise.all([printableLogo(logos.bank), printableLogo(logos.club)]);
    return make({ ...rest, logos: { bank, club } } as unknown as D);
  };

const renderDocument = withLogos(makePdf);

/** The agreement as a PDF, made on a thread beside the server. The same agreement gives the same bytes. */
export const renderAgreement = ({ logos, ...terms }: AgreementPdf): Promise<Buffer> => renderDocument({ terms, logos });
