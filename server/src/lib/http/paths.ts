const pathOf = (url: string): string => url.split('?', 1)[0] as string;

const isReadable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * The address as it was sent, or, where its escapes mean nothing, one whose signs are taken as they stand: it then
 * goes the way of any other address that there is nothing at, through the guard.
 */
export const readableUrl = (url: string): string => {
  const path = pathOf(url);
  return isReadable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
};

const CALENDAR = /^\/+calendar\//i;

/** The path of an address as logs name it: without its query, and without the token that is all one needs for a calendar. */
export const loggedPath = (url: string): string => {
  const path = pathOf(url);
  return CALENDAR.test(decodeURIComponent(pathOf(readableUrl(url)))) ? '/calendar/•.ics' : path;
};

/** True for every address under /api, however it is written. */
export const isApiPath = (url: string): boolean =>
  /^\/+api(?:\/|$)/i.test(decodeURIComponent(pathOf(readableUrl(url))));
