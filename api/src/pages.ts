import { z } from 'zod';
import { idQuery } from './lists.ts';

/** So many rows has a list that is read from its beginning on, one page after another. */
export const PAGE = 50;
/** The same list from the row behind this one; X-Total-Count says how many there are in all. */
export const pageQuery = z.object({ before: idQuery('Før') });
export type PageQuery = z.output<typeof pageQuery>;
