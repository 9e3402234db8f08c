import type { Import } from '@sponsorat/api';

export type Mapping = Record<string, string | null>;

/** The fields of the columns as they were chosen, or guessed. */
export const mappingOf = ({ columns, mapping }: Pick<Import, 'columns' | 'mapping'>): Mapping =>
  mapping ?? Object.fromEntries(columns.map(({ heading, field }) => [heading, field]));

/** The mapping after a column was given a field, which another column then no longer has. */
export const withField = (mapping: Mapping, heading: string, field: string | null): Mapping => {
  const others = Object.entries(mapping).map(([other, had]) => [other, field !== null && had === field ? null : had]);
  return { ...Object.fromEntries(others), [heading]: field };
};

/** What the required fields are called that no column goes to. */
export const missingOf = ({ fields }: Pick<Import, 'fields'>, mapping: Mapping): string[] => {
  const mapped = new Set(Object.values(mapping));
  return fields.filter(({ field, required }) => required && !mapped.has(field)).map(({ label }) => label);
};
