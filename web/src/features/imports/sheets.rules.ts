import type { Import } from '@sponsorat/api';

let latest: { file: Blob; ids: number[]; club: number | undefined } | undefined;

/**
 * Keeps the file that an import was begun with, and the club that it is of, until another is chosen or the page is loaded
 * anew: its other sheets can be read without choosing it again.
 */
export const keepFile = (file: Blob, id: number, club?: number): void => {
  latest = { file, ids: [...(latest?.file === file ? latest.ids : []), id], club };
};

export const keptFile = ({ id }: Pick<Import, 'id'>): Blob | undefined =>
  latest?.ids.includes(id) ? latest.file : undefined;

/** The club that an import's file was said to be of. */
export const keptClub = ({ id }: Pick<Import, 'id'>): number | undefined =>
  latest?.ids.includes(id) ? latest.club : undefined;

/** Where the file of a sheet of clubs has agreements: in the sheet that was read, in another one, or nowhere. */
export const agreementsIn = ({
  sheet,
  sheets,
}: Pick<Import, 'sheet' | 'sheets'>): 'here' | { other: string } | null => {
  const having = sheets.filter(({ kinds }) => kinds.includes('contracts'));
  // Of a file that was read by the release before nothing is known.
  if (sheets.length === 0 || having.some(({ name }) => name === sheet)) return 'here';
  const [first] = having;
  return first?.name ? { other: first.name } : null;
};
