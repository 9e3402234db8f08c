import { headingLevels, readPasted } from '@sponsorat/api';

const UNREAD = 'script, style, meta, title, xml, svg, math, template, iframe, noscript, textarea, option';
// Out before the page is read: the content security policy would refuse it, and say so.
const STYLE_SHEET = /<style\b[\s\S]*?<\/style\s*>/gi;
const HEADING_TAG = /<(\/?)h([1-6])>/g;
/** The levels of the editor's two kinds of heading. */
export const HEADINGS = [3, 4] as const;

/** The HTML with the headings that the editor has: the highest as headings, all below as those under them. */
export const asEditorHeadings = (html: string): string => {
  const levels = headingLevels(html);
  const [upper, lower] = HEADINGS;
  if (levels.every((level) => level === upper || level === lower)) return html;
  return html.replaceAll(
    HEADING_TAG,
    (_tag, slash, level) => `<${slash}h${Number(level) === levels[0] ? upper : lower}>`,
  );
};

/** What is pasted, as the text that it means. What comes from an editor of this kind is left as it is. */
export const pasteHtml = (html: string): string => {
  if (html.includes('data-pm-slice')) return html;
  const page = new DOMParser().parseFromString(html.replaceAll(STYLE_SHEET, ''), 'text/html');
  for (const element of page.querySelectorAll(UNREAD)) element.remove();
  const comments = page.createNodeIterator(page, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode())
    comment.parentNode?.removeChild(comment);
  return asEditorHeadings(readPasted(page.body.innerHTML));
};
