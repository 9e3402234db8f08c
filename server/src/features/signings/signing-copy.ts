import { limits } from '@sponsorat/api';
import type { ReceivedFile } from '../../lib/http/upload.ts';
import { invalid, tooLarge, wrongType } from '../../lib/problem.ts';
import { isPdf } from '../files/files.store.ts';
import { isPicture, readPage } from '../files/images.ts';
import { renderSigningPdf } from './pdf/render.ts';

/** Pictures that were packed harder than they are written anew grow; in bytes. */
const MOST_DECODED = 2 * limits.document;

/** The signed copy that a club sends back, as one PDF: a PDF as it is, pictures decoded and a page each. Throws 415 and 422. */
export const readSignedCopy = async (files: readonly ReceivedFile[], title: string, at: Date): Promise<Buffer> => {
  const [first, ...others] = files;
  if (first && others.length === 0 && isPdf(first.bytes)) return first.bytes;
  if (!files.every(({ bytes }) => isPicture(bytes)))
    throw wrongType('Send aftalen som én PDF eller som billeder (JPEG eller PNG).');
  if (files.length > limits.copyPictures) throw invalid({ model: `Send højst ${limits.copyPictures} billeder` });
  const pictures = [];
  let size = 0;
  for (const file of files) {
    const picture = await readPage(file);
    size += picture.length;
    if (size > MOST_DECODED) throw tooLarge(limits.document);
    pictures.push(picture);
  }
  return renderSigningPdf({ kind: 'copy', pictures, title, at: at.toISOString() });
};
