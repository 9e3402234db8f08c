import { buffer } from 'node:stream/consumers';
import { officeTypes } from '@sponsorat/api';
import { ZipFile } from 'yazl';

/** A zip with these parts. */
export const zipOf = async (parts: Record<string, string | Buffer>): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content as string), name);
  zip.end();
  return buffer(zip.outputStream);
};

const contentTypes = (part: string, type: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
  <Override PartName="/${part}" ContentType="${type}"/></Types>`;

/** The least that Word and Excel call a file of theirs, and what else is in it. */
export const docx = (more: Record<string, string | Buffer> = {}) =>
  zipOf({
    '[Content_Types].xml': contentTypes('word/document.xml', `${officeTypes.docx}.main+xml`),
    'word/document.xml': '<w:document/>',
    ...more,
  });
export const xlsx = (more: Record<string, string | Buffer> = {}) =>
  zipOf({
    '[Content_Types].xml': contentTypes('xl/workbook.xml', `${officeTypes.xlsx}.main+xml`),
    'xl/workbook.xml': '<workbook/>',
    ...more,
  });
/** What Word and Excel save with macros. */
export const docm = () =>
  docx({
    '[Content_Types].xml': contentTypes('word/document.xml', 'application/vnd.ms-word.document.macroEnabled.main+xml'),
  });
export const xlsm = () => xlsx({ 'xl/vbaProject.bin': 'makro' });

const macros = (type: string) => contentTypes('word/document.xml', type);
/** The same, hidden from whoever looks for the words. */
export const hiddenMacros = {
  entities: () => docx({ '[Content_Types].xml': macros('application/vnd.ms-word.document.macro&#69;nabled.main+xml') }),
  utf16: () => {
    const types = macros('application/vnd.ms-word.document.macroEnabled.main+xml').replace('UTF-8', 'UTF-16');
    return docx({ '[Content_Types].xml': Buffer.from(`\uFEFF${types}`, 'utf16le') });
  },
  letters: () => docx({ '[Content_Types].xml': macros(`${officeTypes.docx}.main+xml`).replace('UTF-8', 'UTF-7') }),
  second: () => docx({ '[content_types].XML': macros('application/vnd.ms-word.document.macroEnabled.main+xml') }),
};
