import { workOnThreads } from '../../../lib/threads.ts';
import type { SigningPdf } from './worker.ts';

const makePdf = workOnThreads<SigningPdf, Uint8Array>(new URL('./worker.ts', import.meta.url), {
  threads: 1,
  megabytes: 384,
  longest: 120_000,
});

/** The signed agreement, or a copy made of pictures, as a PDF: made on a thread beside the server. */
export const renderSigningPdf = async (work: SigningPdf): Promise<Buffer> => {
  const bytes = await makePdf(work);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
};
