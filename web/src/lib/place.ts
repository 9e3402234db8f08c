/** A place in the app, as a link takes it. */
export const placeOf = (path: string) => {
  const { pathname: to, searchParams, hash } = new URL(path, 'http://app.invalid');
  return { to, search: Object.fromEntries(searchParams), ...(hash && { hash: hash.slice(1) }) };
};

/** For the state of a link that leads away from a list for one act: `useWayBack` leads back after it. */
export const ERRAND = { isErrand: true };
