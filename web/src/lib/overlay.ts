import { createStore, useStore } from './store.ts';

/** What the frame lays over the page: the search over everything, or the list of shortcuts. */
export type Overlay = 'search' | 'shortcuts';

const shown = createStore<Overlay | null>(null);
let opener: Element | null = null;

export const useOverlay = (): Overlay | null => useStore(shown);

/** Lays it over the page. Closed, it gives the focus back to where it was, or to `returnTo`. */
export const showOverlay = (overlay: Overlay, returnTo: Element | null = document.activeElement): void => {
  if (!shown.get()) opener = returnTo;
  shown.set(overlay);
};

export const closeOverlay = (): void => {
  shown.set(null);
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
};
