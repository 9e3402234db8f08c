import { lazy, Suspense, useSyncExternalStore } from 'react';
import { ApiError } from '../lib/client.ts';
import type { Refusal, Remedy } from './resource/RefusedDialog.tsx';

type Shown = { refusal: Refusal; opened: boolean };

let shown: Shown | undefined;
const listeners = new Set<() => void>();

const put = (next: Shown | undefined): void => {
  shown = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const Dialog = lazy(() => import('./resource/RefusedDialog.tsx').then((module) => ({ default: module.RefusedDialog })));

/** True where the server refused because of what is in use: then a dialog says by what, with the way to it. */
export const sayWhatUses = (name: string, failure: unknown, opener: Element | null, remedy?: Remedy): boolean => {
  if (!(failure instanceof ApiError) || failure.usedBy.length === 0) return false;
  put({ refusal: { name, failure, opener, remedy }, opened: true });
  return true;
};

/** The place where such refusals are shown. Once, inside the router: they hold links. */
export const RefusalHost = () => {
  const now = useSyncExternalStore(subscribe, () => shown);
  if (!now) return null;
  return (
    <Suspense>
      <Dialog {...now} onClose={() => put({ ...now, opened: false })} onGone={() => put(undefined)} />
    </Suspense>
  );
};
