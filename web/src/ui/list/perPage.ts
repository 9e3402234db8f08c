import { readKept } from '../../lib/storage.ts';

export const PER_PAGE = [10, 25, 50, 100] as const;
/** Under which the browser keeps what was chosen last. */
export const PER_PAGE_KEY = 'rows-a-page';

/** Ten rows fill a window of 900 px. Asked once: a list does not change its pages with the window. */
const ROOM = (globalThis.innerHeight ?? 0) > 900 ? 25 : 10;

/** How many rows a page has where the address does not say: as chosen last, or as the list has it, or as there is room for. */
export const usualPerPage = (list: number = ROOM): number => {
  const kept = readKept(PER_PAGE_KEY);
  return PER_PAGE.find((count) => count === kept) ?? list;
};
