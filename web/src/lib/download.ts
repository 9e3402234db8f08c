import { apiError, ConnectionError, retryAfterSeconds } from './errors.ts';

/** The name that an answer gives its file (RFC 6266). */
const nameIn = (disposition: string | null): string => {
  const name = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  return name === undefined ? '' : decodeURIComponent(name);
};

/**
 * Fetches a file and hands it to the browser to be saved. Throws where the server refuses it, and where it does not come
 * whole: then nothing is saved.
 */
export const download = async (url: string): Promise<void> => {
  const lost = (cause: unknown): never => {
    throw new ConnectionError(cause);
  };
  const response = await fetch(url).catch(lost);
  const { status, headers } = response;
  if (!response.ok)
    throw apiError(status, await response.text(), retryAfterSeconds(headers.get('retry-after'), Date.now()));
  const address = URL.createObjectURL(await response.blob().catch(lost));
  const link = document.createElement('a');
  link.href = address;
  link.download = nameIn(headers.get('content-disposition'));
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
