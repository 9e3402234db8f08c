const ORIGIN = 'http://own.invalid';
// What the server answers itself is no screen to come back to, and a login must not end in a logout or an error.
const NO_SCREEN = /^\/(login|logout|error-page|api|print-contract|health|icons)(\/|$)/i;

/** A path as the server reads it; undefined for one whose escapes mean nothing. */
const decodePath = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/** The place to go after login, where it is a screen of this app; anything else is nothing. */
export const safeRedirect = (value: unknown): string | undefined => {
  if (typeof value !== 'string' || !value.startsWith('/')) return undefined;
  const url = URL.parse(value, ORIGIN);
  if (!url || url.origin !== ORIGIN) return undefined;
  const place = `${url.pathname}${url.search}${url.hash}`;
  const path = decodePath(url.pathname);
  return path === undefined || place.startsWith('//') || place === '/' || NO_SCREEN.test(path) ? undefined : place;
};
