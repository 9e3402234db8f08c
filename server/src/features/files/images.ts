import pLimit from 'p-limit';
import type { ReceivedFile } from '../../lib/http/upload.ts';
import { wrongType } from '../../lib/problem.ts';

/** How a picture is written anew. */
type Form = {
  /** It is made smaller to so many pixels a side. */
  side: number;
  /** One that says it has more points would fill the memory when it is decoded. */
  mostPoints: number;
  /** Of the JPEG. */
  quality: number;
  /** It lies on white and is a JPEG, whatever it was. */
  isOpaque: boolean;
};
const stored: Form = { side: 4096, mostPoints: 64_000_000, quality: 88, isOpaque: false };
const page: Form = { ...stored, isOpaque: true };
const proof: Form = { side: 2048, mostPoints: 100_000_000, quality: 82, isOpaque: true };
const small: Form = { ...proof, side: 720, quality: 72 };
const SLOWEST_SECONDS = 20;
// One of the largest takes a quarter of a gigabyte while it is decoded.
const inTurn = pLimit(1);

const wrongImageType = () => wrongType('Vælg et billede i formatet PNG, JPEG eller WebP.');

/** True for what begins as HEIC or AVIF: what telephones store where nobody asks them for JPEG. */
export const isHeic = (bytes: Buffer): boolean =>
  /^ftyp(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1|avif|avis)$/.test(bytes.toString('latin1', 4, 12));

/** True for what begins as PNG, JPEG or WebP. The decoder has many more formats, which are not let near it. */
export const isPicture = (bytes: Buffer): boolean =>
  bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')) ||
  bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')) ||
  (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP');

type Picture = { bytes: Buffer; type: string; name: string };

const rewrite = async (bytes: Buffer, { side, mostPoints, quality, isOpaque }: Form): Promise<Picture> => {
  // Read with the first picture: a server that only answers lists need not hold it.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  try {
    const image = sharp(bytes, { limitInputPixels: mostPoints, failOn: 'error' }).timeout({ seconds: SLOWEST_SECONDS });
    const { format } = await image.metadata();
    const upright = image.autoOrient().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    if (format !== 'jpeg' && !isOpaque)
      return { bytes: await upright.png().toBuffer(), type: 'image/png', name: 'billede.png' };
    const opaque = upright.flatten({ background: '#ffffff' });
    return { bytes: await opaque.jpeg({ quality }).toBuffer(), type: 'image/jpeg', name: 'billede.jpg' };
  } catch {
    throw wrongImageType();
  }
};

/**
 * Decodes a picture and writes it anew: no metadata, upright, at most 4096 px a side. Its content decides what it
 * is. A photo stays JPEG, everything else becomes PNG. Throws 415 for anything but PNG, JPEG and WebP.
 */
export const readImage = async ({ bytes }: ReceivedFile, form = stored): Promise<Picture> => {
  if (!isPicture(bytes)) throw wrongImageType();
  return inTurn(() => rewrite(bytes, form));
};

/** The same for a page of a PDF, always as JPEG: a PDF takes it as it is, and a PNG it would have to unpack whole. */
export const readPage = async (file: ReceivedFile): Promise<Buffer> => (await readImage(file, page)).bytes;

/**
 * The same for what shows that something was delivered: always as JPEG, at most 2048 px a side, and small, as many of them
 * are looked at together.
 */
export const readProof = async (file: ReceivedFile): Promise<Picture & { small: Picture }> => {
  const picture = await readImage(file, proof);
  return { ...picture, small: await readImage(picture, small) };
};
