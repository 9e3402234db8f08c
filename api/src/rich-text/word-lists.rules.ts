import { hasText } from './rich-text.rules.ts';

/** A paragraph that is a point of a list: in which list, how deep, numbered or not, and its HTML. */
export type Point = { list: string; level: number; numbered: boolean; html: string };

const WORD_LIST = /mso-list:\s*(l\d+)\s+level(\d)/i;
const LIST_CLASS = /^MsoList/i;
const INDENT = /margin-left:\s*([\d.]+)(pt|in|cm|px)/i;
const POINTS_A_LEVEL = 36;
const POINTS = { pt: 1, in: 72, cm: 28.35, px: 0.75 };

const NUMBER = /^\(?(?:\d{1,3}|[a-z]{1,5})[.)]/i;
/** What Word writes before a point's text: a sign or a number, and blanks up to the text. */
const SIGN = /^(?:[·•▪◦§–\uf000-\uf0ff-]|o(?=&nbsp;|\u00a0)|\(?(?:\d{1,3}|[a-z]|[ivx]{2,5})[.)])(?:\s|&nbsp;|\u00a0)+/i;
const BLANKS_FIRST = /^(?:\s|&nbsp;|\u00a0)+/;

const levelByIndent = (style: string): number => {
  const [, size = '0', unit = 'pt'] = INDENT.exec(style) ?? [];
  const points = Number(size) * POINTS[unit.toLowerCase() as keyof typeof POINTS];
  return Math.max(1, Math.round(points / POINTS_A_LEVEL));
};

/** True for a paragraph that may stand for a point, by its class and style. */
export const mayBePoint = (name: string, style: string): boolean => LIST_CLASS.test(name) || WORD_LIST.test(style);

/** True for the sign before a point's text, which a real list writes itself. */
export const isWordSign = (style: string): boolean => /mso-list:\s*ignore/i.test(style);

/**
 * The point that Word means by a paragraph, by its class and style, its content, and the sign that stood before it;
 * nothing where it is an ordinary one. A mail program may have left the class alone, and the sign in the text.
 */
export const wordPoint = (name: string, style: string, html: string, sign: string): Point | undefined => {
  const [, list, level] = WORD_LIST.exec(style) ?? [];
  if (list) {
    const text = html.replace(BLANKS_FIRST, '');
    return { list, level: Number(level), numbered: NUMBER.test(sign.replace(BLANKS_FIRST, '')), html: text };
  }
  if (!LIST_CLASS.test(name)) return undefined;
  const [match] = SIGN.exec(html) ?? [];
  if (match === undefined || !hasText(html.slice(match.length))) return undefined;
  const text = html.slice(match.length).replace(BLANKS_FIRST, '');
  return { list: '', level: levelByIndent(style), numbered: NUMBER.test(match), html: text };
};

type OpenList = { tag: string; list: string; level: number };

/** Points that follow each other, as lists in lists. */
export const listsOf = (points: readonly Point[]): string => {
  const open: OpenList[] = [];
  let html = '';
  const closeWhile = (goesOn: (last: OpenList) => boolean) => {
    for (let last = open.at(-1); last && goesOn(last); last = open.at(-1)) {
      html += `</li></${last.tag}>`;
      open.pop();
    }
  };
  for (const { level, list, numbered, html: text } of points) {
    const tag = numbered ? 'ol' : 'ul';
    closeWhile((last) => last.level > level || (last.level === level && (last.list !== list || last.tag !== tag)));
    if (open.at(-1)?.level === level) html += '</li><li>';
    else {
      open.push({ tag, list, level });
      html += `<${tag}><li>`;
    }
    html += text;
  }
  closeWhile(() => true);
  return html;
};
