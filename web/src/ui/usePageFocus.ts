import { useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { focusReached } from '../lib/overlay.ts';

let landed: string | undefined;

/** Said of what has the focus as a page is reached, where it is a part of that page as well. */
export const CARRIED = 'focuscarried';
export const carryFocus = (): void => {
  document.activeElement?.dispatchEvent(new Event(CARRIED, { bubbles: true }));
};

const ROW_LINK = ':is([data-row], [data-task], article) a[href]';
/** The link of a row that led on, by the entry of the history that it was followed from. */
const followed = new Map<string, string>();
const entryKey = (): string => String(window.history.state?.__TSR_key);

const rememberLink = ({ target }: Event): void => {
  const href = target instanceof Element && target.closest(ROW_LINK)?.getAttribute('href');
  if (href) followed.set(entryKey(), href);
};

/** Leads who came back from the heading to the row that they left from, once it is there. */
const focusFollowed = (heading: HTMLElement | null): (() => void) | undefined => {
  const href = followed.get(entryKey());
  if (!href) return;
  const focusLink = () => {
    const link = document.querySelector<HTMLElement>(`${ROW_LINK}[href="${CSS.escape(href)}"]`);
    if (!link) return;
    observer.disconnect();
    if (document.activeElement === heading) link.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(focusLink);
  observer.observe(document.body, { childList: true, subtree: true });
  focusLink();
  return () => observer.disconnect();
};

/**
 * Moves the focus to a page's heading when the address has changed. Not at the first page of a visit, and not where
 * the focus already stands inside the page: on a tab that was just chosen, in a field that asked for it. Nor where the
 * search was opened while the page was on its way. Back on a list, it goes on to the row whose link was followed.
 */
export const usePageFocus = (page: RefObject<HTMLElement | null>, heading: RefObject<HTMLElement | null>): void => {
  // Not the address that is still on its way: the page it leaves would take the focus as if it were the new one.
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  useEffect(() => {
    const first = landed === undefined;
    const moved = landed !== pathname;
    landed = pathname;
    if (first || !moved) return;
    if (page.current?.contains(document.activeElement)) return carryFocus();
    focusReached(pathname, heading.current);
    return focusFollowed(heading.current);
  }, [pathname, page, heading]);
  useEffect(() => {
    document.addEventListener('click', rememberLink, true);
    return () => document.removeEventListener('click', rememberLink, true);
  }, []);
};
