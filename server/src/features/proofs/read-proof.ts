import { limits, tooManyProofFiles } from '@sponsorat/api';
import type { ReceivedFile } from '../../lib/http/upload.ts';
import { invalid, tooLarge, wrongType } from '../../lib/problem.ts';
import { isPdf } from '../files/files.store.ts';
import { isHeic, isPicture, readProof } from '../files/images.ts';

type OneFile = { bytes: Buffer; type: string; name: string };
/** A file as it is stored; a picture is stored small as well. */
export type StoredProof = OneFile & { small?: OneFile };

const readFile = async (file: ReceivedFile): Promise<StoredProof> => {
  const { bytes, name } = file;
  if (isPdf(bytes))
    return { bytes, type: 'application/pdf', name: name.toLowerCase().endsWith('.pdf') ? name : 'bevis.pdf' };
  if (isHeic(bytes)) throw wrongType('Billedet er i formatet HEIC. Vælg JPEG, når du gemmer eller sender det.');
  if (!isPicture(bytes)) throw wrongType('Vælg billeder i formatet JPEG, PNG eller WebP, eller PDF.');
  if (bytes.length > limits.proofPicture) throw tooLarge(limits.proofPicture);
  return readProof(file);
};

/**
 * Files as they are stored, all of them or none: what is in each decides what it is. A picture is decoded and written
 * anew, a PDF stays byte for byte. Throws 413, 415 and 422.
 */
export const readProofs = async (received: readonly ReceivedFile[]): Promise<StoredProof[]> => {
  if (received.length > limits.proofFiles) throw invalid({ model: tooManyProofFiles });
  const stored: StoredProof[] = [];
  // One at a time: whoever sends ten takes turns with the others.
  for (const file of received) stored.push(await readFile(file));
  return stored;
};
