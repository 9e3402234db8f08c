import sanitizeHtml, { type IOptions, type Transformer } from 'sanitize-html';

/*
 * HTML as an update keeps it: paragraphs, headings, lists, emphasis and links. What comes from Word, a mail or a web
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
/** Stands for a paragraph that Word means as a point of a list. */
const WORD_POINT = 'word-point';
const WORD_POINTS = new RegExp(`(?:<${WORD_POINT}>.*?</${WORD_POINT}>\\s*)+`, 'gs');

const isWordPoint = ({ class: name = '', style = '' }: Record<string, string>): boolean =>
  /^MsoListParagraph/i.test(name) || /mso-list:\s*l\d/i.test(style);
const isWordBullet = (style = ''): boolean => /mso-list:\s*ignore/i.test(style);

const emphasis =
  (tagName: string, revoked: RegExp): Transformer =>
  (_tag, { style = '' }) => ({ tagName: revoked.test(style) ? 'span' : tagName, attribs: {} });
const strong = emphasis('strong', /font-weight:\s*(?:normal|400)/i);
const em = emphasis('em', /font-style:\s*normal/i);

const byStyle: Transformer = (_tag, attribs) => {
  const { style = '' } = attribs;
  if (/font-weight:\s*(?:bold|[6-9]00)/i.test(style)) return { tagName: 'strong', attribs };
  return { tagName: /font-style:\s*italic/i.test(style) ? 'em' : 'span', attribs };
};

const linkOrText: Transformer = (_tag, { href = '' }) =>
  /^(?:https?:\/\/|mailto:)[^\s]/i.test(href.trim())
    ? { tagName: 'a', attribs: { href: href.trim() } }
    : { tagName: 'span', attribs: {} };

const readable: IOptions = {
  allowedTags: [...TAGS, 'span', WORD_POINT],
  allowedAttributes: { a: ['href'] },
  nonTextTags: UNREAD,
  transformTags: {
    ...Object.fromEntries(BLOCKS.split(' ').map((tag) => [tag, 'p'])),
    p: (_tag, attribs) => ({ tagName: isWordPoint(attribs) ? WORD_POINT : 'p', attribs: {} }),
    ...{ b: strong, strong, i: em, em, span: byStyle, a: linkOrText },
  },
  exclusiveFilter: ({ attribs }) => isWordBullet(attribs.style),
};

const clean: IOptions = {
  allowedTags: TAGS,
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: UNREAD,
  exclusiveFilter: ({ tag, text }) => tag !== 'br' && text.trim() === '',
};

const asList = (points: string): string => `<ul>${points.trim().replaceAll(WORD_POINT, 'li')}</ul>`;

/** The HTML without what an update does not keep. Cleaning what is clean changes nothing. */
export const cleanHtml = (html: string): string => {
  const read = sanitizeHtml(html, readable).replaceAll(WORD_POINTS, asList);
  // Once more: blocks in blocks come apart, and what is left empty goes.
  return sanitizeHtml(sanitizeHtml(read, clean), clean).trim();
};
