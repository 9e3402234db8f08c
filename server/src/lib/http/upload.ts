import { limits, type Upload } from '@sponsorat/api';
import type { FastifyRequest } from 'fastify';
import { invalid, malformed, tooLarge, wrongType } from '../problem.ts';

/** A file as a client sent it; its name and claimed type decide nothing. */
export type ReceivedFile = { bytes: Buffer; name: string };

/** A file not yet looked at: "not there" and "not now" are said before its own faults. */
export type FileInput = {
  /** Throws 415 where the body was no multipart, 422 where it held no file or an empty one. */
  value(): ReceivedFile;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** The file of a call that takes one. */
    uploaded?: FileInput;
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

type ReceivedUpload = { file: ReceivedFile | null; isCut: boolean };

const receive = async (request: FastifyRequest, upload: Upload): Promise<ReceivedUpload> => {
  const received: ReceivedUpload = { file: null, isCut: false };
  const parts = request.parts({ limits: { fileSize: upload.maxBytes, files: 5, fields: 20 } });
  for await (const part of parts) {
    if (part.type !== 'file') continue;
    if (part.fieldname !== 'model' || received.file) {
      part.file.resume();
      continue;
    }
    received.file = { bytes: await part.toBuffer(), name: cleanName(part.filename) };
    // A file cut at the limit comes without an error.
    received.isCut = part.file.truncated;
  }
  return received;
};

/** Takes in the multipart field `model`. Throws 413 past the limit and 400 for a body that is cut off. */
export const readUpload = async (request: FastifyRequest, upload: Upload): Promise<FileInput> => {
  if (!request.isMultipart()) {
    return {
      value: () => {
        throw wrongType('Send filen som multipart i feltet model.');
      },
    };
  }
  if (Number(request.headers['content-length']) > upload.maxBytes + WRAPPING) throw tooLarge(upload.maxBytes);
  const { file, isCut } = await receive(request, upload).catch((error: unknown) => {
    throw (error as { statusCode?: number }).statusCode === 413 ? tooLarge(upload.maxBytes) : malformed();
  });
  if (isCut) throw tooLarge(upload.maxBytes);
  return {
    value: () => {
      if (!file) throw fileProblem('Vælg en fil');
      if (file.bytes.length === 0) throw fileProblem('Filen er tom');
      return file;
    },
  };
};
