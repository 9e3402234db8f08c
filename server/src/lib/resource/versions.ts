import { savedByOther } from '../problem.ts';

type Saved = { version: number; updatedBy: string; updatedAt: Date };

/** Throws 409 where the client saw another version than the stored one. Without a version it saw none. */
export const checkVersion = (stored: Saved, seen: number | undefined): void => {
  if (seen !== undefined && seen !== stored.version) throw savedByOther(stored.updatedBy, stored.updatedAt);
};
