import { createStore, useStore } from './store.ts';

/** What the frame lays over the page: the search over everything, or the list of shortcuts. */
export type Overlay = 'search' | 'shortcuts';

const shown = createStore<Overlay | null>(null);
let opener: Element | null = null;
let openedAt: string | undefined;

export const useOverlay = (): Overlay | null => useStore(shown);

/** Lays it over the page. Closed, it gives the focus back to where it was, or to `returnTo`. */
export const showOverlay = (overlay: Overlay, returnTo: Element | null = document.activeElement): void => {
  if (!shown.get()) {
    opener = returnTo;
    openedAt = window.location.pathname;
  }
  shown.set(overlay);
};

export const closeOverlay = (): void => {
  shown.set(null);
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
};

/**
 * Gives the focus to a page that is reached. Where the overlay was opened while that page was on its way, the focus
 * stays in it, or where it went back to; the page has it only where there is nothing to go back to.
 */
export const focusReached = (pathname: string | undefined, page: HTMLElement | null): void => {
  const isOverlays = openedAt === pathname;
  openedAt = undefined;
  const goesBack = opener?.isConnected && opener !== document.body;
  if (!isOverlays || !(goesBack || shown.get())) page?.focus({ preventScroll: true });
  else if (!goesBack) opener = page;
};
