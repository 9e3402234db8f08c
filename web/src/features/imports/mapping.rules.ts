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

/** The fields that columns go to, with those that such a column says as well. */
const mappedFields = ({ fields }: Pick<Import, 'fields'>, mapping: Mapping): Set<string> => {
  const mapped = new Set(Object.values(mapping));
  const others = fields.filter(({ field }) => mapped.has(field)).flatMap(({ says }) => says);
  return new Set([...mapped, ...others].filter((field) => field !== null));
};

/** The required fields that no column goes to. */
export const missingOf = <F extends Import['fields'][number]>(one: { fields: F[] }, mapping: Mapping): F[] => {
  const mapped = mappedFields(one, mapping);
  return one.fields.filter(({ field, required }) => required && !mapped.has(field));
};

/** What no two records have alike. */
const own = ['name', 'email', 'number'];

/** Whether all new records can be given one value in a field. */
export const isForAll = ({ field }: { field: string }): boolean => !own.includes(field);

/** What all new records are given, of the fields that no column goes to. */
export const defaultsFor = (missing: readonly { field: string }[], defaults: Record<string, string>) =>
  Object.fromEntries(
    missing.flatMap(({ field }): [string, string][] => {
      const text = defaults[field]?.trim();
      return text ? [[field, text]] : [];
    }),
  );

/** The fields that no column goes to, where it is worth saying what becomes of new records then. */
export const withoutOf = (one: Pick<Import, 'fields'>, mapping: Mapping): { label: string; said: string }[] => {
  const mapped = mappedFields(one, mapping);
  return one.fields.flatMap(({ field, label, without }) =>
    without !== null && !mapped.has(field) ? [{ label, said: without }] : [],
  );
};
