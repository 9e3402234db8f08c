import { hasText, isRichTextLink, limits, messages, readPasted, withLabel } from '@sponsorat/api';
import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { invalid } from '../../lib/problem.ts';

/*
 * HTML as an update stores it: paragraphs, headings, lists, emphasis and links. What comes from Word, a mail or a web
 * page is read for these; the rest of its markup goes, and its text stays.
 */

const BLOCKS = 'div section article header footer main aside address blockquote pre figure figcaption dt dd th td';
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const TAGS = ['p', 'br', ...HEADINGS, 'ul', 'ol', 'li', 'strong', 'em', 'u', 'a'];
const UNREAD = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'xml',
  'title',
  'svg',
  'math',
  'template',
  'iframe',
];

/** Deeper than anybody writes: what would only take time loses its tags, not its text. */
const NESTING = 60;

/** Well-formed HTML, with the classes and styles by which a text processor says what it means. */
const readable: IOptions = {
  allowedTags: [...TAGS, ...BLOCKS.split(' '), 'span', 'font', 'b', 'i'],
  allowedAttributes: { '*': ['class', 'style', 'data-aria-level'], a: ['href', 'style'] },
  parseStyleAttributes: false,
  nestingLimit: NESTING,
  nonTextTags: UNREAD,
};

const clean: IOptions = {
  allowedTags: TAGS,
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: UNREAD,
  transformTags: {
    div: 'p',
    a: (_tag, { href = '' }) =>
      isRichTextLink(href) ? { tagName: 'a', attribs: { href } } : { tagName: 'span', attribs: {} },
  },
  exclusiveFilter: ({ tag, text }) => tag !== 'br' && text.trim() === '',
};

/** The HTML without what an update does not allow. Cleaning what is clean changes nothing. */
export const cleanHtml = (html: string): string => {
  const read = readPasted(sanitizeHtml(html, readable));
  // Once more: blocks in blocks come apart, and what is left empty goes.
  return sanitizeHtml(sanitizeHtml(read, clean), clean).trim();
};

/** The four characters that clean HTML does not have as themselves. */
const written: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** What clean HTML says, a line for each paragraph, heading and point. */
export const plainText = (html: string): string => {
  const lines = html.replaceAll(/<\/(?:p|h\d|li)>|<br ?\/>/g, '\n');
  const said = sanitizeHtml(lines, { allowedTags: [] }).replaceAll(/&\w+;/g, (entity) => written[entity] ?? entity);
  return said.replaceAll(/\n+/g, '\n').trim();
};

const refuse = (message: string) => invalid({ description: withLabel(message, 'Beskrivelse') });
const tooLong = () => refuse(messages.max(limits.longText.toLocaleString('da-DK')));
/** Tags and entities cost more time to read than letters, and each becomes at least one sign of what is stored. */
const countMarkup = (html: string): number => html.split(/[<&]/).length - 1;

/** A description as it is stored: clean HTML. Throws 422 where no text remains, or too much. */
export const cleanDescription = (html: string): string => {
  if (countMarkup(html) > limits.longText) throw tooLong();
  const description = cleanHtml(html);
  if (!hasText(description)) throw refuse(messages.required);
  if (description.length > limits.longText) throw tooLong();
  return description;
};
