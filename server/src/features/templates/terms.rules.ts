import { formValues, templateTermsInput } from '@sponsorat/api';

/** Terms that travel under the name of their column. */
const sameNames = templateTermsInput.omit({ category: true, months: true, rates: true, products: true });
type SameNames = Record<keyof typeof sameNames.shape, unknown>;

/** The terms of an agreement's or a template's row as they travel: amounts in kroner, shares in percent. */
export const termsOf = <R extends SameNames & { categoryId: unknown }>(row: R) => ({
  category: row.categoryId as R['categoryId'],
  ...formValues(sameNames, row),
});

/** The columns of terms as they travel; what was left out stays undefined. */
export const columnsOfTerms = <T extends SameNames & { category: unknown }>(terms: T) => ({
  categoryId: terms.category as T['category'],
  ...formValues(sameNames, terms),
});

/** What is there of some values: a key that is undefined would overwrite what it is spread over. */
export const withoutUndefined = <T extends Record<string, unknown>>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
