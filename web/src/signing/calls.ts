import type { PublicSigning } from '@sponsorat/api';
import { texts } from './texts.ts';

/** What went wrong with a call: in words, and by field. `status` is 0 where nothing was answered. */
export type Failure = { status: number; message: string; fields: Record<string, string> };
export type Answer<T> = { ok: true; value: T } | { ok: false; failure: Failure };

const offline: Failure = { status: 0, message: texts.offline, fields: {} };

const failureOf = async (response: Response): Promise<Failure> => {
  const body = await response.json().catch(() => null);
  return { status: response.status, message: body?.message ?? texts.failed, fields: body?.fields ?? {} };
};

const ask = async <T>(url: string, init: RequestInit, read: (response: Response) => Promise<T>): Promise<Answer<T>> => {
  try {
    const response = await fetch(url, { ...init, credentials: 'omit', referrerPolicy: 'no-referrer' });
    if (!response.ok) return { ok: false, failure: await failureOf(response) };
    return { ok: true, value: await read(response) };
  } catch {
    return { ok: false, failure: offline };
  }
};

const signing = (response: Response): Promise<PublicSigning> => response.json();
const json = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** What somebody with a link can ask. */
export const callsOf = (token: string) => {
  const url = `/api/public/signing/${encodeURIComponent(token)}`;
  return {
    pdf: `${url}/pdf`,
    read: () => ask(url, {}, signing),
    code: () => ask(`${url}/code`, json({}), async () => null),
    sign: (values: object) => ask(`${url}/sign`, json(values), signing),
    decline: (reason: string) => ask(`${url}/decline`, json({ reason }), signing),
    upload: (files: readonly File[]) => {
      const body = new FormData();
      for (const file of files) body.append('model', file);
      return ask(`${url}/upload`, { method: 'POST', body }, signing);
    },
  };
};
export type Calls = ReturnType<typeof callsOf>;
