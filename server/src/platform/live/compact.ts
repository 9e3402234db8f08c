/**
 * The same text in a byte a sign where its signs allow, as Danish does: a text with an æ, ø or å that was read from a
 * socket takes two.
 */
export const compact = (text: string): string => {
  const small = Buffer.from(text, 'latin1').toString('latin1');
  return small === text ? small : text;
};
