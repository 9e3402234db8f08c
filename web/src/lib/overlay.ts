import { useSyncExternalStore } from 'react';

/** What the frame lays over the page: the search over everything, or the list of shortcuts. */
export type Overlay = 'search' | 'shortcuts';

let shown: Overlay | null = null;
let opener: Element | null = null;
const listeners = new Set<() => void>();

const show = (overlay: Overlay | null): void => {
  shown = overlay;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useOverlay = (): Overlay | null => useSyncExternalStore(subscribe, () => shown);

/** Lays it over the page. Closed, it gives the focus back to where it was, or to `returnTo`. */
export const showOverlay = (overlay: Overlay, returnTo: Element | null = document.activeElement): void => {
  if (!shown) opener = returnTo;
  show(overlay);
};

export const closeOverlay = (): void => {
  show(null);
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
};
