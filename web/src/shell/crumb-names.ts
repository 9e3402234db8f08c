import { useEffect, useSyncExternalStore } from 'react';

let names: ReadonlyMap<string, string> = new Map();
const listeners = new Set<() => void>();

const change = (edit: (next: Map<string, string>) => void): void => {
  const next = new Map(names);
  edit(next);
  names = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The names that screens have given to breadcrumbs. */
export const useCrumbNames = (): ReadonlyMap<string, string> => useSyncExternalStore(subscribe, () => names);

/**
 * Tells the breadcrumb trail what a record is called: `useCrumbName('sponsorship', sponsorship.name)` fills every
 * crumb that is declared with `name: 'sponsorship'`, for as long as the screen stands.
 */
export const useCrumbName = (name: string, title: string | undefined): void => {
  useEffect(() => {
    if (!title) return;
    change((next) => next.set(name, title));
    return () => change((next) => next.delete(name));
  }, [name, title]);
};
