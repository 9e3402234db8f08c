import { limits, officeTypes } from '@sponsorat/api';
import type { ReceivedFile } from '../../lib/http/upload.ts';
import { wrongType } from '../../lib/problem.ts';
import { isPdf } from '../files/files.store.ts';
import { isPicture, readImage } from '../files/images.ts';
import { isZip, officeKindOf } from './office.ts';

type StoredFile = { bytes: Buffer; type: string; name: string };

const endings: Record<string, readonly string[]> = {
  'application/pdf': ['.pdf'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  [officeTypes.docx]: ['.docx'],
  [officeTypes.xlsx]: ['.xlsx'],
};

/** A file's name with the ending of what it is: under any other it would not open where it is saved. */
const nameAs = (name: string, type: string): string => {
  const [usual = '', ...others] = endings[type] ?? [];
  const ending = /\.[a-z\d]{1,5}$/i.exec(name)?.[0] ?? '';
  if ([usual, ...others].includes(ending.toLowerCase())) return name;
  const bare = name.slice(0, name.length - ending.length) || 'fil';
  return `${[...bare].slice(0, limits.text - usual.length).join('')}${usual}`;
};

/**
 * A document as it is stored: its content decides what it is, not its name. A picture is decoded and written anew,
 * anything else stays byte for byte. Throws 415.
 */
export const readDocument = async ({ bytes, name }: ReceivedFile): Promise<StoredFile> => {
  const as = (type: string, content = bytes): StoredFile => ({ bytes: content, type, name: nameAs(name, type) });
  if (isPdf(bytes)) return as('application/pdf');
  if (isPicture(bytes)) {
    const image = await readImage({ bytes, name });
    return as(image.type, image.bytes);
  }
  const kind = isZip(bytes) ? await officeKindOf(bytes) : null;
  if (kind === 'macros') throw wrongType('Filen har makroer. Gem den uden, og prøv igen.');
  if (kind === null) throw wrongType('Vælg en fil i formatet PDF, PNG, JPEG, WebP, DOCX eller XLSX.');
  return as(officeTypes[kind]);
};
