const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] as string;

const isReadable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

const ORIGIN = /^https?:\/\/[^/?#]*/i;

/** An address as proxies are sent it, with the origin before it, is the same without. */
const withoutOrigin = (url: string): string => {
  const rest = url.replace(ORIGIN, '');
  return rest.startsWith('/') || rest === url ? rest : `/${rest}`;
};

/**
 * The address as it was sent, or, where its escapes mean nothing, one whose signs are taken as they stand: it then
 * goes the way of any other address that there is nothing at, through the guard.
 */
export const readableUrl = (sent: string): string => {
  const url = withoutOrigin(sent);
  const path = pathOf(url);
  return isReadable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
};

const decodePath = (url: string): string => decodeURIComponent(pathOf(readableUrl(url)));

/**
 * Addresses that are a secret themselves: whoever reads one in a log could use it. One that is written with more slashes
 * or dots leads nowhere, and holds the secret nevertheless.
 */
const secrets = [
  { written: /^[/.]*\/calendar\/.*/is, logged: '/calendar/•.ics' },
  { written: /^.*\/underskriv\/.*/is, logged: '/underskriv/•' },
  { written: /^.*\/public[/.]+signing[/.]+[^/]*/is, logged: '/api/public/signing/•' },
];

/** The path of an address as logs name it: without its query, and without what in it is a secret. */
export const loggedPath = (url: string): string => {
  const secret = secrets.find(({ written }) => written.test(decodePath(url)));
  return secret ? decodePath(url).replace(secret.written, secret.logged) : pathOf(url);
};

/** True for every address under /api, however it is written. */
export const isApiPath = (url: string): boolean => /^\/+api(?:\/|$)/i.test(decodePath(url));

const OUTSIDE = /^\/+(?:api\/+public|underskriv)(?:\/|$)/i;

/**
 * True for what whoever was sent a link may ask, who is nobody of the bank: no cookie comes in or goes out there, and
 * nothing of the app can be reached.
 */
export const isOutsidePath = (url: string): boolean => OUTSIDE.test(decodePath(url));
