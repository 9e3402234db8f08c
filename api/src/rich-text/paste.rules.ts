import { type Attributes, attributesOf, tagsFor } from './pasted-tags.rules.ts';
import { hasText } from './rich-text.rules.ts';
import { isWordSign, listsOf, mayBePoint, type Point, wordPoint } from './word-lists.rules.ts';

const TOKEN = /<(\/?)([a-z][^\s<>"/]*)((?:[^<>"]|"[^"]*")*)>|[^<]+/gi;
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const PARAGRAPHS = new Set(['p', 'div', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** How Word in a browser frames each point of a list by itself, and ends each paragraph. */
const ONLINE_FRAME = /^(?:ListContainerWrapper|BulletListStyle|NumberListStyle)/;
const ONLINE_END = /^EOP\b/;

type Open = {
  tag: string;
  attributes: Attributes;
  /** What closes what was written for it. */
  end: string;
  /** Where it began, and how many texts stood before it. */
  start: number;
  texts: number;
  /** The sign that Word wrote before a point's text. */
  sign: string;
  /** True for a list that was written into the point before it. */
  isInPoint: boolean;
};

const isList = (tag: string | undefined): boolean => tag === 'ul' || tag === 'ol';

/** Writes down what is read; `parts` are HTML, and points whose list shows only with those that follow. */
class Reader {
  private readonly parts: (string | Point)[] = [];
  private readonly open: Open[] = [];
  private texts = 0;
  private links = 0;

  text(text: string): void {
    if (hasText(text)) this.texts += 1;
    this.parts.push(text);
  }

  begin(tag: string, attributes: Attributes): void {
    if (tag === 'br' && !attributes.class?.startsWith('Apple-interchange')) this.parts.push('<br>');
    if (VOID.has(tag)) return;
    const tags = this.tagsHere(tag, attributes);
    const isInPoint = isList(tag) && tags.length > 0 && isList(this.open.at(-1)?.tag) && this.reopenPoint();
    const end = tags
      .map((name) => `</${name.split(' ')[0]}>`)
      .toReversed()
      .join('');
    const start = this.parts.length;
    this.open.push({ tag, attributes, end, start, texts: this.texts, sign: '', isInPoint });
    if (tags.length > 0) this.parts.push(tags.map((name) => `<${name}>`).join(''));
    if (tag === 'a') this.links += 1;
  }

  end(): void {
    const element = this.open.pop();
    if (!element) return;
    const { tag, attributes, start, texts, end, isInPoint } = element;
    const { style = '', class: name = '' } = attributes;
    if (tag === 'a') this.links -= 1;
    if (isWordSign(style) || ONLINE_END.test(name)) {
      this.keepSign(this.parts.splice(start).join(''));
      this.texts = texts;
    } else if (this.texts === texts && (PARAGRAPHS.has(tag) || isList(tag))) this.parts.length = start;
    else if (!this.keepPoint(element) && end) this.parts.push(end);
    if (isInPoint) this.parts.push('</li>');
  }

  private tagsHere(tag: string, attributes: Attributes): string[] {
    if (ONLINE_FRAME.test(attributes.class ?? '') || this.onlineLevel(tag, attributes)) return [];
    const tags = tagsFor(tag, attributes);
    // What a link looks like is no emphasis.
    return this.links > 0 ? tags.filter((name) => name !== 'u') : tags;
  }

  private onlineLevel(tag: string, attributes: Attributes): number {
    const frame = this.open.at(-1)?.attributes.class ?? '';
    return tag === 'li' && ONLINE_FRAME.test(frame) ? Number(attributes['data-aria-level'] ?? 1) : 0;
  }

  // A list right in a list belongs to the point before it.
  private reopenPoint(): boolean {
    let last = this.parts.length - 1;
    while (String(this.parts[last]).trim() === '') last -= 1;
    if (this.parts[last] !== '</li>') return false;
    this.parts.length = last;
    return true;
  }

  private keepSign(sign: string): void {
    const paragraph = this.open.findLast(({ tag }) => PARAGRAPHS.has(tag));
    if (paragraph) paragraph.sign += sign;
  }

  private keepPoint({ tag, attributes, start, sign }: Open): boolean {
    const level = this.onlineLevel(tag, attributes);
    const { class: name = '', style = '' } = attributes;
    if (level === 0 && !(tag === 'p' && mayBePoint(name, style))) return false;
    const html = htmlOf(this.parts.slice(level === 0 ? start + 1 : start));
    const numbered = this.open.at(-1)?.tag === 'ol';
    const point = level === 0 ? wordPoint(name, style, html, sign) : { list: '', level, numbered, html };
    if (!point) return false;
    this.parts.length = start;
    this.parts.push(point);
    return true;
  }

  html(): string {
    return htmlOf(this.parts);
  }
}

const htmlOf = (parts: readonly (string | Point)[]): string => {
  let html = '';
  let points: Point[] = [];
  for (const part of [...parts, '']) {
    if (typeof part === 'object') points.push(part);
    else if (points.length === 0 || part === '' || part.trim() !== '') {
      html += listsOf(points) + part;
      points = [];
    }
  }
  return html;
};

/**
 * What a text brings along from Word, a mail, Google Docs or a web page, read for what it means: paragraphs that stand
 * for points become lists, styles that mean emphasis become emphasis, and what is empty goes. Takes HTML as a parser
 * writes it out. The editor reads so what is pasted, the server what is saved; neither trusts it with safety.
 */
export const readPasted = (html: string): string => {
  const reader = new Reader();
  for (const [token, slash, tag, attributes = ''] of html.matchAll(TOKEN)) {
    if (tag === undefined) reader.text(token);
    else if (slash) reader.end();
    else reader.begin(tag.toLowerCase(), attributesOf(attributes));
  }
  return reader.html();
};
