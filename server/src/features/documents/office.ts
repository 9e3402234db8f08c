import { officeTypes } from '@sponsorat/api';
import { fromBufferPromise } from 'yauzl';

const CONTENT_TYPES = '[Content_Types].xml';
const MOST_PARTS = 10_000;
const LONGEST_CONTENT_TYPES = 4 * 1024 * 1024;
const MACRO_PART = /vbaproject|vbadata|macrosheets\//i;
const MACRO_TYPE = /macroenabled|vbaproject|intlmacrosheet|ms-excel\.macrosheet/i;

/** The parts of a zip by their names, and the list that says what each is; null of what is no office file. */
const readParts = async (bytes: Buffer): Promise<{ names: string[]; types: string } | null> => {
  const file = await fromBufferPromise(bytes, { lazyEntries: true });
  const names: string[] = [];
  let types: string | null = null;
  for await (const entry of file.eachEntry()) {
    if (names.length === MOST_PARTS) return null;
    names.push(entry.fileName);
    if (entry.fileName !== CONTENT_TYPES || types !== null) continue;
    if (entry.isEncrypted() || entry.uncompressedSize > LONGEST_CONTENT_TYPES) return null;
    const pieces: Buffer[] = [];
    // yauzl ends the stream with an error where there is more than the directory says.
    for await (const piece of await file.openReadStreamPromise(entry)) pieces.push(piece);
    types = Buffer.concat(pieces).toString();
  }
  return types === null ? null : { names, types };
};

/** True for what begins as a zip. */
export const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from('504b0304', 'hex'));

/** What an office file is by what is in it: Word, Excel, one with macros; null of any other zip. */
export const officeKindOf = async (bytes: Buffer): Promise<keyof typeof officeTypes | 'macros' | null> => {
  const parts = await readParts(bytes).catch(() => null);
  if (!parts) return null;
  const { names, types } = parts;
  if (MACRO_TYPE.test(types) || names.some((name) => MACRO_PART.test(name))) return 'macros';
  const isOf = (type: string, part: string) => types.includes(`${type}.main+xml`) || names.includes(part);
  if (isOf(officeTypes.docx, 'word/document.xml')) return 'docx';
  return isOf(officeTypes.xlsx, 'xl/workbook.xml') ? 'xlsx' : null;
};
