import { Readable } from 'node:stream';
import { officeTypes } from '@sponsorat/api';
import { fromBufferPromise } from 'yauzl';
import { UnreadableFile } from '../../lib/spreadsheet/read-cells.ts';
import { readXml } from '../../lib/spreadsheet/xml.ts';

const CONTENT_TYPES = '[content_types].xml';
const MOST_PARTS = 10_000;
const LONGEST_CONTENT_TYPES = 4 * 1024 * 1024;
const MACRO_PART = /vbaproject|vbadata|macrosheets\//i;
const MACRO_TYPE = /macroenabled|vbaproject|intlmacrosheet|ms-excel\.macrosheet/i;

const isContentTypes = (name: string): boolean => name.toLowerCase() === CONTENT_TYPES;
const OTHER_LETTERS = /^\s*<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/i;

/**
 * What the list of parts says of each, one a line, as whoever opens the file reads it: entities are letters. Throws for
 * what is no XML in UTF-8, which Word and Excel never write: in other letters something could be hidden.
 */
const readContentTypes = async (bytes: Buffer): Promise<string> => {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  if (text.includes('\0') || OTHER_LETTERS.test(text)) throw new UnreadableFile('Filen er skrevet i et andet tegnsæt.');
  const said: string[] = [];
  await readXml(Readable.from([bytes]), { open: (_, attributes) => said.push(...Object.values(attributes)) });
  return said.join('\n');
};

/** The parts of a zip by their names, and what is said of each; null of what is no office file, or lists its parts twice. */
const readParts = async (bytes: Buffer): Promise<{ names: string[]; types: string } | null> => {
  const file = await fromBufferPromise(bytes, { lazyEntries: true });
  const names: string[] = [];
  let types: string | null = null;
  for await (const entry of file.eachEntry()) {
    if (names.length === MOST_PARTS) return null;
    names.push(entry.fileName);
    if (!isContentTypes(entry.fileName)) continue;
    if (types !== null || entry.isEncrypted() || entry.uncompressedSize > LONGEST_CONTENT_TYPES) return null;
    const pieces: Buffer[] = [];
    // yauzl ends the stream with an error where there is more than the directory says.
    for await (const piece of await file.openReadStreamPromise(entry)) pieces.push(piece);
    types = await readContentTypes(Buffer.concat(pieces));
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
