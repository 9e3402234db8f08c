const PREFIX = 'kladde:';
const isSecret = (name: string): boolean => /password|adgangskode/i.test(name);

/*
 * What was typed when a session ended stays in this tab until the form opens again. Never a password, and only
 * under a key that names the user, so that somebody else who logs in does not meet it.
 */

/** Stores a form's values in this tab. */
export const saveDraft = (key: string, values: object): void => {
  try {
    const plain = Object.fromEntries(Object.entries(values).filter(([name]) => !isSecret(name)));
    sessionStorage.setItem(PREFIX + key, JSON.stringify(plain));
  } catch {
    // A full or forbidden storage loses the draft, which is all it can do.
  }
};

/** What was stored, over the values as they are now, so that a new field has its value too. */
export const readDraft = <V extends object>(key: string, now: V): V | undefined => {
  try {
    const stored = sessionStorage.getItem(PREFIX + key);
    const values: unknown = stored === null ? undefined : JSON.parse(stored);
    return typeof values === 'object' && values !== null ? { ...now, ...values } : undefined;
  } catch {
    return undefined;
  }
};

/** Forgets what was stored: it is in a form again. */
export const dropDraft = (key: string): void => {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // A forbidden storage holds nothing to forget.
  }
};
