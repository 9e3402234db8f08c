import { useEffect } from 'react';
import { createStore, useStore } from '../lib/store.ts';

const names = createStore<ReadonlyMap<string, string>>(new Map());

const change = (edit: (next: Map<string, string>) => void): void => {
  const next = new Map(names.get());
  edit(next);
  names.set(next);
};

/** The names that screens have given to breadcrumbs. */
export const useCrumbNames = (): ReadonlyMap<string, string> => useStore(names);

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
