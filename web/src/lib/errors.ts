import type { ErrorBody } from '@sponsorat/api';
import { clientTexts } from './texts.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The server refused or failed: its heading, its sentence, and what it told beside them. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** A short Danish heading. */
  readonly error: string;
  /** Danish messages by the path of their field, e.g. `rates.0.amount`. */
  readonly fields: Record<string, string>;
  /** Who saved first, and when. */
  readonly by: string | undefined;
  readonly at: string | undefined;
  readonly usedBy: NonNullable<ErrorBody['usedBy']>;
  readonly usedByTotal: number;
  readonly requestId: string | undefined;
  /** Seconds to wait before another try. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: Partial<ErrorBody>, retryAfter?: number) {
    super(body.message ?? clientTexts.unreadable.message);
    this.status = status;
    this.error = body.error ?? clientTexts.unreadable.error;
    this.fields = body.fields ?? {};
    this.by = body.by;
    this.at = body.at;
    this.usedBy = body.usedBy ?? [];
    this.usedByTotal = body.usedByTotal ?? this.usedBy.length;
    this.requestId = body.requestId;
    this.retryAfter = retryAfter;
  }
}

/** No answer came: the network is down, or the server does not listen. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  readonly error = clientTexts.offline.error;

  constructor(cause?: unknown) {
    super(clientTexts.offline.message, { cause });
  }
}

/** Reads a `Retry-After` header, which holds seconds or a point in time. */
export const retryAfterSeconds = (header: string | null, now: number): number | undefined => {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
};

/** An error of an answer of 400 and over; a body that is none of ours (a proxy's page) becomes general words. */
export const apiError = (status: number, text: string, retryAfter?: number): ApiError => {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
  const ours = isRecord(body) && typeof body.error === 'string' && typeof body.message === 'string';
  return new ApiError(status, ours ? (body as ErrorBody) : {}, retryAfter);
};

/** A heading and a sentence for any failure, fit for the user. */
export const errorWords = (failure: unknown): { error: string; message: string } =>
  failure instanceof ApiError || failure instanceof ConnectionError
    ? { error: failure.error, message: failure.message }
    : clientTexts.unreadable;
