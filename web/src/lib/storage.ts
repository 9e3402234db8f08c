import { useCallback, useSyncExternalStore } from 'react';

// A browser may forbid its storage, and a full one takes nothing: whoever stores something does without it then.
const attempt = <T>(act: () => T): T | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

const storageOf = (kind: 'session' | 'local'): Storage => (kind === 'session' ? sessionStorage : localStorage);

/** What is stored under a key, in this tab or in the browser; undefined where nothing is, or nothing that can be read. */
export const readStored = (kind: 'session' | 'local', key: string): unknown =>
  attempt((): unknown => {
    const stored = storageOf(kind).getItem(key);
    return stored === null ? undefined : JSON.parse(stored);
  });

/** Whether anything is stored under a key that begins so. */
export const hasStored = (kind: 'session' | 'local', prefix: string): boolean =>
  attempt(() => Object.keys(storageOf(kind)).some((key) => key.startsWith(prefix))) ?? false;

/** Stores a value under a key; undefined forgets what was there. */
export const writeStored = (kind: 'session' | 'local', key: string, value: unknown): void => {
  attempt(() => {
    if (value === undefined) storageOf(kind).removeItem(key);
    else storageOf(kind).setItem(key, JSON.stringify(value));
  });
};

const known = new Map<string, unknown>();
const listeners = new Set<() => void>();

/** What the browser keeps under a key; kept here as well, for one that stores nothing. */
export const readKept = (key: string): unknown => {
  if (!known.has(key)) known.set(key, readStored('local', key));
  return known.get(key);
};

const tellAll = (): void => {
  for (const listener of listeners) listener();
};

const onStorage = ({ key }: StorageEvent): void => {
  if (key === null) known.clear();
  else known.delete(key);
  tellAll();
};

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
};

/** What the browser keeps under a key, as it changes in any of its tabs, and a way to change it. */
export const useKept = (key: string): [unknown, (value: unknown) => void] => {
  const value = useSyncExternalStore(subscribe, () => readKept(key));
  const keep = useCallback(
    (next: unknown): void => {
      writeStored('local', key, next);
      known.set(key, next);
      tellAll();
    },
    [key],
  );
  return [value, keep];
};
