import pLimit from 'p-limit';
import type { ReceivedFile } from '../../lib/http/upload.ts';
import { wrongType } from '../../lib/problem.ts';

const MAX_SIDE = 4096;
// A picture that says it is larger would fill the memory when it is decoded.
const MAX_PIXELS = 64_000_000;
const SLOWEST_SECONDS = 20;
// One of the largest takes a quarter of a gigabyte while it is decoded.
const inTurn = pLimit(1);

const refused = () => wrongType('Vælg et billede i formatet PNG, JPEG eller WebP.');

/** True for what begins as PNG, JPEG or WebP. The decoder has many more formats, which are not let near it. */
export const isPicture = (bytes: Buffer): boolean =>
  bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')) ||
  bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')) ||
  (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP');

type Picture = { bytes: Buffer; type: string; name: string };

const rewrite = async (bytes: Buffer, isPage: boolean): Promise<Picture> => {
  // Read with the first picture: a server that only answers lists need not hold it.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({ seconds: SLOWEST_SECONDS });
    const { format } = await image.metadata();
    const upright = image
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
    if (format !== 'jpeg' && !isPage)
      return { bytes: await upright.png().toBuffer(), type: 'image/png', name: 'billede.png' };
    const opaque = upright.flatten({ background: '#ffffff' });
    return { bytes: await opaque.jpeg({ quality: 88 }).toBuffer(), type: 'image/jpeg', name: 'billede.jpg' };
  } catch {
    throw refused();
  }
};

/**
 * Decodes a picture and writes it anew: no metadata, upright, at most 4096 px a side. Its content decides what it
 * is. A photo stays JPEG, everything else becomes PNG. Throws 415 for anything but PNG, JPEG and WebP.
 */
export const readImage = async ({ bytes }: ReceivedFile, isPage = false): Promise<Picture> => {
  if (!isPicture(bytes)) throw refused();
  return inTurn(() => rewrite(bytes, isPage));
};

/** The same for a page of a PDF, always as JPEG: a PDF takes it as it is, and a PNG it would have to unpack whole. */
export const readPage = async (file: ReceivedFile): Promise<Buffer> => (await readImage(file, true)).bytes;
