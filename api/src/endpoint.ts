import type { z } from 'zod';
import type { UserLimit } from './limits.ts';
import { limits } from './limits.ts';

/** Who may ask: anyone, anyone logged in with the role, or Admin only. An Admin passes every check. */
export type Right = 'public' | 'Bruger' | 'Admin';

/**
 * A file that travels as multipart in the field `model`. `maxBytes` is the largest that is taken; where several may come
 * (`most`), all of them together, and `maxEach` the largest single one.
 */
export type Upload = { accept: readonly string[]; maxBytes: number; most?: number; maxEach?: number };
export const imageUpload: Upload = { accept: ['image/png', 'image/jpeg', 'image/webp'], maxBytes: limits.image };
export const documentUpload: Upload = { accept: ['application/pdf'], maxBytes: limits.document };
/** A sheet, or a club's calendar. */
export const importUpload: Upload = {
  accept: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv', 'text/calendar'],
  maxBytes: limits.spreadsheet,
};
export const invoiceUpload: Upload = {
  accept: [...documentUpload.accept, ...imageUpload.accept],
  maxBytes: limits.document,
};

export const proofUpload: Upload = {
  ...invoiceUpload,
  maxBytes: limits.proof,
  most: limits.proofFiles,
  maxEach: limits.document,
};

export const signedCopyUpload: Upload = { ...invoiceUpload, most: limits.copyPictures };

/** Word and Excel, without macros. */
export const officeTypes = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
export const clubDocumentUpload: Upload = {
  accept: [...invoiceUpload.accept, officeTypes.docx, officeTypes.xlsx],
  maxBytes: limits.document,
};

export type EndpointDefinition = {
  method: 'GET' | 'POST' | 'DELETE';
  /** With parameters as `:name`: the ids of records, unless `params` says otherwise. */
  path: string;
  right: Right;
  summary: string;
  params?: z.ZodObject | undefined;
  query?: z.ZodObject | undefined;
  body?: z.ZodType;
  upload?: Upload;
  /** Answered also while a password that an Admin set must be changed first. */
  beforePasswordChange?: true;
  /** Answered also while a second factor that is demanded must be set up first. */
  beforeSecondFactor?: true;
  /** A POST that only reads: a list. */
  reads?: true;
  /**
   * Refusals that nothing else here says: of a query that is no JSON (400), of an id in the body (404), of a state that is
   * read (409), of tries (429).
   */
  refusals?: readonly (400 | 404 | 409 | 429)[];
  /** What is expensive about the call; an upload need not say that it is one. */
  limit?: UserLimit;
  /** Missing: the call answers 204 without a body. */
  output?: z.ZodType;
};

type In<S> = S extends z.ZodType ? z.input<S> : undefined;
type Out<S> = S extends z.ZodType ? z.output<S> : undefined;

type NamesIn<Path> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer After}`
    ? Name | NamesIn<After>
    : Rest
  : never;
export type ParamsOf<E extends EndpointDefinition> = E extends { params: infer P extends z.ZodType }
  ? z.output<P>
  : Record<NamesIn<E['path']>, number>;
export type QueryOf<E extends EndpointDefinition> = Out<E['query']>;
/** The body as the server reads it: trimmed, defaults filled in. */
export type BodyOf<E extends EndpointDefinition> = Out<E['body']>;
/** The body as a client may send it. */
export type RequestOf<E extends EndpointDefinition> = In<E['body']>;
export type AnswerOf<E extends EndpointDefinition> = E extends { output: infer O extends z.ZodType }
  ? z.output<O>
  : // biome-ignore lint/suspicious/noConfusingVoidType: a call without a body answers nothing, and its handler returns nothing
    void;
