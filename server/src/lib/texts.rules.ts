/** A text as the database takes it: without NUL, and without half a character. For what comes from a file or a token. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** A text as it stands in HTML. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] as string);

/** The first characters of a text; never half a one, as `slice` leaves of an emoji. */
export const beginningOf = (text: string, characters: number): string =>
  // A character is one or two units: so many units have that many characters, whole.
  text.length <= characters
    ? text
    : Array.from(text.slice(0, characters * 2))
        .slice(0, characters)
        .join('');
