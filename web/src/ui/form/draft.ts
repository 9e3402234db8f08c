import { hasStored, readStored, writeStored } from '../../lib/storage.ts';

const PREFIX = 'kladde:';
const isSecret = (name: string): boolean => /password|adgangskode/i.test(name);

/*
 * What was typed when a session ended stays in this tab until the form opens again. Never a password, and only
 * under a key that names the user, so that somebody else who logs in does not meet it.
 */

/** Stores a form's values in this tab. */
export const saveDraft = (key: string, values: object): void => {
  writeStored('session', PREFIX + key, Object.fromEntries(Object.entries(values).filter(([name]) => !isSecret(name))));
};

/** What was stored, over the values as they are now, so that a new field has its value too. */
export const readDraft = <V extends object>(key: string, now: V): V | undefined => {
  const values = readStored('session', PREFIX + key);
  return typeof values === 'object' && values !== null ? { ...now, ...values } : undefined;
};

/** Whether something that was typed waits in this tab for its form to open again. */
export const hasDraft = (): boolean => hasStored('session', PREFIX);

/** Forgets what was stored: it is in a form again. */
export const dropDraft = (key: string): void => writeStored('session', PREFIX + key, undefined);
