type Value = string | number | boolean | null | undefined;

/** The search part of an address as plain texts: `?search=123` is the text "123", never a number. */
export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

/** The search part of an address, without what is missing or empty. */
export const stringifySearch = (search: Record<string, unknown>): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search as Record<string, Value>)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  }
  return params.size > 0 ? `?${params}` : '';
};

/**
 * What a route reads of an address, and nothing else: the router hands on as it was typed what is not said to be missing.
 * `read` is given the texts of the address.
 */
export const readsOnly =
  <S extends object>(read: (raw: Record<string, unknown>) => S) =>
  (raw: Record<string, unknown>): S => ({
    ...Object.fromEntries(Object.keys(raw).map((name) => [name, undefined])),
    ...read(raw),
  });
