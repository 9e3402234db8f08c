import { useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { focusReached } from '../lib/overlay.ts';

let landed: string | undefined;

/** Said of what has the focus as a page is reached, where it is a part of that page as well. */
export const CARRIED = 'focuscarried';
export const carryFocus = (): void => {
  document.activeElement?.dispatchEvent(new Event(CARRIED, { bubbles: true }));
};

/**
 * Moves the focus to a page's heading when the address has changed. Not at the first page of a visit, and not where
 * the focus already stands inside the page: on a tab that was just chosen, in a field that asked for it. Nor where the
 * search was opened while the page was on its way.
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
  }, [pathname, page, heading]);
};
