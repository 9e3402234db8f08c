import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import sharp from 'sharp';
import type { AgreementDocument } from './document.ts';

/** A PNG, JPEG or WebP; anything else is printed as if there were none. */
type Logo = Uint8Array | null;
export type AgreementPdf = AgreementDocument['terms'] & { logos: { bank: Logo; club: Logo } };

// A document takes a tenth of a second of one processor, which the calls of others must not wait for: it is made on a
// thread, of a lower priority than the one that answers. The first document starts the thread and loads pdfmake and
// the fonts; after five minutes without one the thread ends and gives its memory back.
const threads = new Piscina<AgreementDocument, Uint8Array>({
  filename: new URL('./worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: Math.max(1, Math.min(2, availableParallelism() - 1)),
  idleTimeout: 5 * 60_000,
  niceIncrement: 5,
  // A document that takes more ends its own thread, not the server; the next one gets a new thread.
  resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 },
  // What it works on is handed to it: it needs nothing of the server's settings.
  env: {},
});

const LONGEST_WAIT = 120_000;

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

/** The agreement as a PDF, made on a thread beside the server. The same agreement gives the same bytes. */
export async function renderAgreement({ logos, ...terms }: AgreementPdf): Promise<Buffer> {
  const [bank, club] = await Promise.all([printableLogo(logos.bank), printableLogo(logos.club)]);
  const signal = AbortSignal.timeout(LONGEST_WAIT);
  const bytes = await threads.run({ terms, logos: { bank, club } }, { signal });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
