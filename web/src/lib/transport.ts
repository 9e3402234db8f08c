import { connectionLost } from './connection.ts';
import { ConnectionError } from './errors.ts';

export type OutgoingRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | FormData | undefined;
  signal?: AbortSignal | undefined;
  /** Share of the body that has left, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
};

export type IncomingResponse = { status: number; text: string; header: (name: string) => string | null };

const byFetch = async ({ method, url, headers, body, signal }: OutgoingRequest): Promise<IncomingResponse> => {
  try {
    const response = await fetch(url, {
      method,
      headers,
      credentials: 'same-origin',
      body: body ?? null,
      signal: signal ?? null,
    });
    return { status: response.status, text: await response.text(), header: (name) => response.headers.get(name) };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ConnectionError(cause);
  }
};

// fetch tells nothing of how far an upload has come.
const byRequest = ({ method, url, headers, body, signal, onProgress }: OutgoingRequest): Promise<IncomingResponse> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    signal?.addEventListener('abort', stop, { once: true });
    request.onloadend = () => signal?.removeEventListener('abort', stop);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total);
    };
    request.onload = () =>
      resolve({
        status: request.status,
        text: request.responseText,
        header: (name) => request.getResponseHeader(name),
      });
    request.onerror = () => reject(new ConnectionError());
    request.onabort = () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'));
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body ?? null);
  });

/** Sends a request and reads the whole answer, whatever its status. Throws ConnectionError where none comes. */
export const send = async (outgoing: OutgoingRequest): Promise<IncomingResponse> => {
  try {
    const byXhr = outgoing.onProgress && outgoing.body instanceof FormData;
    const answer = await (byXhr ? byRequest(outgoing) : byFetch(outgoing));
    connectionLost.set(false);
    return answer;
  } catch (failure) {
    if (failure instanceof ConnectionError) connectionLost.set(true);
    throw failure;
  }
};
