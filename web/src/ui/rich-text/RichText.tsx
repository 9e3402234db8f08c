import { VisuallyHidden } from '@mantine/core';
import { headingLevels, isRichTextLink } from '@sponsorat/api';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { texts } from '../texts.ts';
import classes from './RichText.module.css';

const TAGS = new Set(['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'u']);
const HEADING = /^h([1-6])$/;
const DEEPEST = 6;

const Link = ({ href, children }: { href: string; children?: ReactNode }) =>
  /^https?:/i.test(href) ? (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden>{texts.newTab}</VisuallyHidden>
    </a>
  ) : (
    <a href={href}>{children}</a>
  );

// Only what a text consists of becomes an element; whatever else the HTML may hold is shown as its text, or not at all.
const nodesOf = (parent: Node, levelOf: (heading: number) => number): ReactNode[] =>
  [...parent.childNodes].map((node, index) => {
    if (!(node instanceof Element)) return node instanceof Text ? node.data : null;
    const tag = node.localName;
    const children = nodesOf(node, levelOf);
    const href = node.getAttribute('href') ?? '';
    if (tag === 'a' && isRichTextLink(href)) return createElement(Link, { key: index, href }, ...children);
    const [, heading] = HEADING.exec(tag) ?? [];
    if (heading) return createElement(`h${levelOf(Number(heading))}`, { key: index, 'data-look': tag }, ...children);
    return createElement(TAGS.has(tag) ? tag : Fragment, { key: index }, ...children);
  });

const read = (html: string, headingsFrom: number): ReactNode[] => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const levels = headingLevels(html);
  return nodesOf(body, (heading) => Math.min(DEEPEST, headingsFrom + levels.indexOf(heading)));
};

export type RichTextProps = {
  /** As the server cleaned it. */
  html: string;
  /** The level below the heading that the text stands under: its own headings are told as these and below. */
  headingsFrom: number;
};

/** A text with headings, lists, emphasis and links, in the look that it was written in. */
export const RichText = ({ html, headingsFrom }: RichTextProps) => {
  const content = useMemo(() => read(html, headingsFrom), [html, headingsFrom]);
  return <div className={classes.text}>{content}</div>;
};

/** The class that gives other elements the same look, e.g. the editor's. */
export const richTextLook = classes.text ?? '';
