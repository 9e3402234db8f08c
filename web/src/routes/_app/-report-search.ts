import { budgetYears } from '@sponsorat/api';

type Search = Record<string, unknown>;

/** The year that an address names, where it is one. */
export const yearIn = ({ year }: Search): { year?: number } => {
  const named = Number(year);
  return Number.isInteger(named) && named >= budgetYears.first && named <= budgetYears.last ? { year: named } : {};
};

/** The area that an address names. */
export const areaIn = ({ area }: Search): { area?: number } => {
  const id = Number(area);
  return Number.isInteger(id) && id > 0 ? { area: id } : {};
};
