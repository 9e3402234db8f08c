import { isRichTextLink } from './rich-text.rules.ts';

export type Attributes = Readonly<Record<string, string>>;

const ATTRIBUTE = /([a-z-]+)="([^"]*)"/gi;
const BLOCKS = new Set(
  'div section article header footer main aside address blockquote pre figure figcaption dt dd th td'.split(' '),
);
const KEPT = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'u']);

type Emphasis = { as: 'strong' | 'em'; tags: readonly string[]; means: RegExp; revokes: RegExp };
const EMPHASES: readonly Emphasis[] = [
  {
    as: 'strong',
    tags: ['b', 'strong'],
    means: /font-weight:\s*(?:bold|[6-9]00)/i,
    revokes: /font-weight:\s*(?:normal|400)/i,
  },
  {
    as: 'em',
    tags: ['i', 'em'],
    means: /font-style:\s*italic/i,
    revokes: /font-style:\s*normal/i,
  },
];
const UNDERLINED = /text-decoration(?:-line)?:\s*underline/i;

/** The attributes of a tag as a parser writes it out, by their names. */
export const attributesOf = (text: string): Attributes =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name.toLowerCase(), value]));

const emphasisOf = (tag: string, style: string): string[] => {
  const emphases: string[] = EMPHASES.filter(({ tags, means, revokes }) =>
    tags.includes(tag) ? !revokes.test(style) : means.test(style),
  ).map(({ as }) => as);
  return UNDERLINED.test(style) ? [...emphases, 'u'] : emphases;
};

/** What is written for a tag: its name, or those that mean what its style says; nothing for a frame without meaning. */
export const tagsFor = (tag: string, { style = '', class: name = '', href = '' }: Attributes): string[] => {
  if (tag === 'p' && name === 'MsoTitle') return ['h1'];
  if (KEPT.has(tag)) return [tag];
  if (BLOCKS.has(tag)) return ['div'];
  if (tag === 'a') return isRichTextLink(href.trim()) ? [`a href="${href.trim()}"`] : [];
  return emphasisOf(tag, style);
};
