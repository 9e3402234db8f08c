import { limits } from '@sponsorat/api';
import type { ReceivedFile } from '../../lib/http/upload.ts';
import { invalid, wrongType } from '../../lib/problem.ts';
import { isPdf } from '../files/files.store.ts';
import { isPicture, readImage } from '../files/images.ts';
import { renderSigningPdf } from './pdf/render.ts';

/** The signed copy that a club sends back, as one PDF: a PDF as it is, pictures decoded and a page each. Throws 415 and 422. */
export const readSignedCopy = async (files: readonly ReceivedFile[], title: string, at: Date): Promise<Buffer> => {
  const [first, ...others] = files;
  if (first && others.length === 0 && isPdf(first.bytes)) return first.bytes;
  if (!files.every(({ bytes }) => isPicture(bytes)))
    throw wrongType('Send aftalen som én PDF eller som billeder (JPEG eller PNG).');
  if (files.length > limits.copyPictures) throw invalid({ model: `Send højst ${limits.copyPictures} billeder` });
  const pictures = [];
  for (const file of files) pictures.push(await readImage(file));
  return renderSigningPdf({ kind: 'copy', pictures, title, at: at.toISOString() });
};
