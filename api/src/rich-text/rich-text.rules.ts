const TAG = /<[^<>]*>/g;
const SPACE = /&(?:nbsp|ensp|emsp|thinsp|zwnj|zwj|#0*(?:32|160|8203)|#x0*(?:20|a0|200b));/gi;
const UNSEEN = /[\s\u200b-\u200d\u2060\ufeff]/g;
const LINK = /^(?:https?:\/\/|mailto:)[^\s]/i;
const HEADING = /<h([1-6])>/g;

/** True where HTML says anything at all: tags, blanks and what nobody sees are no text. */
export const hasText = (html: string): boolean =>
  html.replaceAll(TAG, '').replaceAll(SPACE, '').replaceAll(UNSEEN, '') !== '';

/** True for an address that a text may link to: a web page, or a mail. */
export const isRichTextLink = (href: string): boolean => LINK.test(href);

const SCHEME = /^[a-z][a-z\d+-]*:(?!\d)/i;
const MAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** The address that somebody means who writes `eksempel.dk` or `mette@eksempel.dk`; nothing where it is none. */
export const richTextLink = (written: string): string | undefined => {
  const text = written.trim();
  if (/\s/.test(text)) return undefined;
  const mail = text.replace(/^mailto:/i, '');
  if (MAIL.test(mail)) return `mailto:${mail}`;
  // A host without a dot, as inside the bank, is meant only where the address is written in full.
  const isWhole = SCHEME.test(text);
  const href = isWhole ? text : `https://${text}`;
  const url = URL.parse(href);
  return /^https?:\/\//i.test(href) && url && (isWhole || url.hostname.includes('.')) ? href : undefined;
};

/** The levels of the headings in clean HTML, each once, the highest first. */
export const headingLevels = (html: string): number[] =>
  [...new Set([...html.matchAll(HEADING)].map(([, level]) => Number(level)))].sort((a, b) => a - b);
