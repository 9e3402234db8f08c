/** Towns by the four digits of their postnummer. */
export type Towns = Record<string, string>;

/** The town of a postnummer; undefined for one that is not in use. Numbers under 1000 may lack their zero. */
export const townOf = (towns: Towns, zipCode: string): string | undefined =>
  /^\d{3,4}$/.test(zipCode) ? towns[zipCode.padStart(4, '0')] : undefined;
