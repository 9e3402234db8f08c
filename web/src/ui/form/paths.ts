type Leaf = string | number | boolean | null | undefined;

/** The paths of a form's values: `name`, `rates`, `rates.0.amount`. */
export type Path<T> = T extends Leaf
  ? never
  : T extends readonly (infer E)[]
    ? `${number}` | `${number}.${Path<E>}`
    : { [K in keyof T & string]: K | `${K}.${Path<NonNullable<T[K]>>}` }[keyof T & string];

/** What stands at a path. */
export type At<T, P extends string> = P extends `${infer K}.${infer Rest}`
  ? At<T extends readonly (infer E)[] ? E : K extends keyof T ? NonNullable<T[K]> : never, Rest>
  : T extends readonly (infer E)[]
    ? E
    : P extends keyof T
      ? T[P]
      : never;

type Bag = Record<string, unknown> | readonly unknown[];
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null;

/** Reads what stands at a path; undefined where there is nothing. */
export const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (isBag(at) ? (at as Record<string, unknown>)[key] : undefined), values);

/** A copy of the values with something else at a path; what lies beside it stays as it is. */
export const withValueAt = <T>(values: T, path: string, value: unknown): T => {
  const [key = '', ...rest] = path.split('.');
  const next = rest.length === 0 ? value : withValueAt(valueAt(values, key), rest.join('.'), value);
  if (Array.isArray(values)) return values.map((item, index) => (index === Number(key) ? next : item)) as T;
  return { ...values, [key]: next };
};

const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';

/**
 * Equal in content, however deep. A field that was emptied again equals one that never had a value, and NaN, what
 * stands for a text that is no number, equals itself.
 */
export const sameValues = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b) || (isBlank(a) && isBlank(b))) return true;
  if (!isBag(a) || !isBag(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => sameValues(valueAt(a, key), valueAt(b, key)));
};

/** True for a path and everything under it. */
export const isUnder = (path: string, parent: string): boolean => path === parent || path.startsWith(`${parent}.`);
