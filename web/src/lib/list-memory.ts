import type { QueryClient } from '@tanstack/react-query';
import { readStored, writeStored } from './storage.ts';

/*
 * How each list was last asked for in this tab, so that the menu and the breadcrumbs lead back to it as it was left. By
 * user: whoever logs in after another finds nothing of theirs.
 */

/** What stands in a list's address. */
export type RememberedSearch = Record<string, string | number>;

const keyOf = (userId: number, path: string): string => `list:${userId}:${path.replace(/(?<=.)\/$/, '')}`;

const userIn = (queryClient: QueryClient): number | undefined =>
  queryClient.getQueryData<{ id: number } | null>(['user'])?.id;

/** Remembers how the list at a path is asked for. */
export const rememberList = (queryClient: QueryClient, path: string, search: object): void => {
  const userId = userIn(queryClient);
  if (userId === undefined) return;
  writeStored('session', keyOf(userId, path), Object.keys(search).length > 0 ? search : undefined);
};

/** How the list at a path was last asked for; nothing where it was not, or is no list. */
export const rememberedList = (queryClient: QueryClient, path: string): RememberedSearch => {
  const userId = userIn(queryClient);
  if (userId === undefined) return {};
  const stored = readStored('session', keyOf(userId, path));
  const entries = Object.entries(typeof stored === 'object' && stored !== null ? stored : {});
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string' || typeof value === 'number'));
};
