import { type CategoryOption, isCategoryFor } from '@sponsorat/api';

type Choice = {
  label: string;
  owner: 'Klubber' | 'Aftaler';
  chosen: readonly number[];
  /** What the record has already: it stays, also where it would not be offered any more. */
  stored: readonly number[];
};

/** The Danish message for a field that names categories; undefined where they may be saved. */
export const categoryProblem = (
  known: ReadonlyMap<number, CategoryOption>,
  { label, owner, chosen, stored }: Choice,
): string | undefined => {
  if (chosen.some((id) => !known.has(id))) return `${label} findes ikke`;
  const added = chosen.filter((id) => !stored.includes(id)).flatMap((id) => known.get(id) ?? []);
  const other = added.find(({ use }) => !isCategoryFor(use, owner));
  return other && `${other.name} bruges kun til ${other.use.toLowerCase()}`;
};
