/** A place in the app, as a link takes it. */
export const placeOf = (path: string) => {
  const { pathname: to, searchParams, hash } = new URL(path, 'http://app.invalid');
  return { to, search: Object.fromEntries(searchParams), ...(hash && { hash: hash.slice(1) }) };
};
