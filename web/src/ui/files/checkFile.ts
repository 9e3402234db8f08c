import { limits, officeTypes } from '@sponsorat/api';
import { fileKind, fileSize } from '../parse/fileKind.ts';
import { texts } from '../texts.ts';

/** What a kind of upload takes, and what it says of it beforehand. */
export type FileRule = {
  /** For the browser's own file dialog. */
  accept: string;
  maxBytes: number;
  /** The same of a picture, where that is less. */
  maxPicture?: number;
  kinds: readonly ReturnType<typeof fileKind>[];
  /** Types and size, in Danish. */
  description: string;
  wrongType: (name: string) => string;
};

export const imageRule: FileRule = {
  accept: 'image/png,image/jpeg,image/webp',
  maxBytes: limits.image,
  kinds: ['png', 'jpeg', 'webp'],
  description: texts.upload.imageRule(fileSize(limits.image)),
  wrongType: texts.upload.notImage,
};

// A person's picture is cut to a small square before it travels: as large as a phone makes it will do.
const PHOTO = 20 * 1024 * 1024;

export const photoRule: FileRule = {
  ...imageRule,
  maxBytes: PHOTO,
  description: texts.upload.imageRule(fileSize(PHOTO)),
};

export const documentRule: FileRule = {
  accept: 'application/pdf,.pdf',
  maxBytes: limits.document,
  kinds: ['pdf'],
  description: texts.upload.documentRule(fileSize(limits.document)),
  wrongType: texts.upload.notPdf,
};

/** A sheet to take in. What a CSV is, only its content says. */
export const spreadsheetRule: FileRule = {
  accept: '.xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  maxBytes: limits.spreadsheet,
  kinds: ['zip', 'other'],
  description: texts.upload.spreadsheetRule(fileSize(limits.spreadsheet)),
  wrongType: texts.upload.notSpreadsheet,
};

/** A sheet, or a club's calendar. */
export const calendarRule: FileRule = {
  ...spreadsheetRule,
  accept: `${spreadsheetRule.accept},.ics,text/calendar`,
  description: texts.upload.calendarRule(fileSize(limits.spreadsheet)),
  wrongType: texts.upload.notCalendar,
};

/** A club's invoice: a PDF, or a picture of it. */
export const invoiceRule: FileRule = {
  accept: `${documentRule.accept},${imageRule.accept}`,
  maxBytes: limits.document,
  kinds: [...documentRule.kinds, ...imageRule.kinds],
  description: texts.upload.invoiceRule(fileSize(limits.document)),
  wrongType: texts.upload.notInvoice,
};

/** A picture of what was delivered, or a document that shows it. */
export const proofRule: FileRule = {
  ...invoiceRule,
  description: texts.upload.proofRule(fileSize(limits.proofPicture), fileSize(limits.document)),
  maxPicture: limits.proofPicture,
};

/** Anything that a club's folder takes. Of a zip only the server says whether it is Word, Excel or something else. */
export const folderRule: FileRule = {
  accept: `${invoiceRule.accept},.docx,.xlsx,${Object.values(officeTypes).join()}`,
  maxBytes: limits.document,
  kinds: [...invoiceRule.kinds, 'zip'],
  description: texts.upload.folderRule(fileSize(limits.document)),
  wrongType: texts.upload.notDocument,
};

/** What is wrong with a file, before a byte of it has travelled; undefined where nothing is. */
export const checkFile = async (rule: FileRule, file: File): Promise<string | undefined> => {
  const { empty, tooLarge } = texts.upload;
  if (file.size === 0) return empty(file.name);
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const kind = fileKind(head);
  if (!rule.kinds.includes(kind)) return rule.wrongType(file.name);
  const most = kind === 'pdf' ? rule.maxBytes : (rule.maxPicture ?? rule.maxBytes);
  if (file.size > most) return tooLarge(file.name, fileSize(file.size), fileSize(most));
  return undefined;
};
