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

/** Stores a value under a key; undefined forgets what was there. */
export const writeStored = (kind: 'session' | 'local', key: string, value: unknown): void => {
  attempt(() => {
    if (value === undefined) storageOf(kind).removeItem(key);
    else storageOf(kind).setItem(key, JSON.stringify(value));
  });
};
