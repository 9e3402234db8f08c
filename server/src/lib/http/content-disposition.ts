const ascii = (name: string): string => name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
const percentEncode = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const cleanName = (name: string): string => {
  const clean = name.replaceAll(/[\p{Cc}/]/gu, ' ').trim();
  return `filename="${ascii(clean)}"; filename*=UTF-8''${percentEncode(clean.toWellFormed())}`;
};

/** A Content-Disposition that shows the file in the browser and saves it under its own name, æøå too (RFC 6266). */
export const contentDisposition = (name: string): string => `inline; ${cleanName(name)}`;

/** The header of a file that is saved and not shown. */
export const attachment = (name: string): string => `attachment; ${cleanName(name)}`;
