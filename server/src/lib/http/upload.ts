import { limits, type Upload } from '@sponsorat/api';
import type { FastifyRequest } from 'fastify';
import { invalid, tooLarge, unreadableRequest, wrongType } from '../problem.ts';

/** A file as a client sent it; its name and claimed type decide nothing. */
export type ReceivedFile = { bytes: Buffer; name: string };

/** A file not yet looked at: "not there" and "not now" are said before its own faults. */
export type FileInput = {
  /** Throws 415 where the body was no multipart, 422 where it held no file or an empty one. */
  value(): ReceivedFile;
};
/** The same of a call that takes several. */
export type FilesInput = FileInput & {
  /** All of them. Throws as `value`, for each. */
  values(): ReceivedFile[];
};

declare module 'fastify' {
  interface FastifyRequest {
    /** The file of a call that takes one. */
    uploaded?: FilesInput;
  }
}

// What boundaries, headers and further fields may add to a file.
const WRAPPING = 1024 * 1024;

const fileProblem = (message: string) => invalid({ model: message });

/** A name that can be stored and shown: no folders, no control characters, no longer than any other text. */
const cleanName = (sent: string | undefined): string => {
  const name = (sent ?? '').toWellFormed().replaceAll('\\', '/').split('/').at(-1) ?? '';
  const shown = [...name.replaceAll(/\p{Cc}/gu, ' ').trim()].slice(0, limits.text).join('').trim();
  return shown || 'fil';
};

type ReceivedUpload = {
  files: ReceivedFile[];
  /** The limit that was passed; null where none was. */
  passed: number | null;
};

const receive = async (
  request: FastifyRequest,
  { maxBytes, most = 1, maxEach = maxBytes }: Upload,
): Promise<ReceivedUpload> => {
  const received: ReceivedUpload = { files: [], passed: null };
  let size = 0;
  const parts = request.parts({ limits: { fileSize: maxEach, files: most + 4, fields: 20 } });
  for await (const part of parts) {
    if (part.type !== 'file') continue;
    // One more than may come is kept, so that it can be said.
    const isKept = part.fieldname === 'model' && received.files.length < (most === 1 ? 1 : most + 1);
    if (!isKept || received.passed !== null) {
      part.file.resume();
      continue;
    }
    const file = { bytes: await part.toBuffer(), name: cleanName(part.filename) };
    size += file.bytes.length;
    // A file cut at the limit comes without an error.
    if (part.file.truncated) received.passed = maxEach;
    else if (size > maxBytes) received.passed = maxBytes;
    else received.files.push(file);
  }
  return received;
};

/** Takes in the multipart field `model`. Throws 413 past the limit and 400 for a body that is cut off. */
export const readUpload = async (request: FastifyRequest, upload: Upload): Promise<FilesInput> => {
  if (!request.isMultipart()) {
    const refuse = () => {
      throw wrongType('Send filen som multipart i feltet model.');
    };
    return { value: refuse, values: refuse };
  }
  if (Number(request.headers['content-length']) > upload.maxBytes + WRAPPING) throw tooLarge(upload.maxBytes);
  const { files, passed } = await receive(request, upload).catch((error: unknown) => {
    throw (error as { statusCode?: number }).statusCode === 413 ? tooLarge(upload.maxBytes) : unreadableRequest();
  });
  if (passed !== null) throw tooLarge(passed);
  const checkFile = (file: ReceivedFile | undefined): ReceivedFile => {
    if (!file) throw fileProblem('Vælg en fil');
    if (file.bytes.length === 0) throw fileProblem('Filen er tom');
    return file;
  };
  return { value: () => checkFile(files[0]), values: () => [checkFile(files[0]), ...files.slice(1).map(checkFile)] };
};
