import { formatOf, isListSchema, labelOf, read, schemaAt } from '@sponsorat/api';
import type { Checks } from './form-options.ts';

/** Any schema of the api package. Its types come through `read`, so that only that package knows the schema library. */
export type Schema = Parameters<typeof read>[0];
export type Output<S extends Schema> = Extract<ReturnType<typeof read<S>>, { ok: true }>['value'];
/** The schema of an object, whose fields a form can have. */
export type ObjectSchema = Schema & { shape: Readonly<Record<string, Schema>> };

// A choice is a text here: what was stored may have left the list since, and stays until another is made.
type FieldValue<T> = T extends boolean
  ? boolean
  : T extends readonly (infer E)[]
    ? FieldValueOfItem<E>[]
    : (T extends string ? string : T) | null;
type FieldValueOfItem<E> = E extends object ? { [K in keyof E]: FieldValue<E[K]> } : E;

/**
 * The values of a form, field by field as its schema has them. A field that is still empty is null, an empty list or
 * false.
 */
export type FormValues<S extends Schema> = {
  [K in keyof Output<S>]-?: FieldValue<Exclude<Output<S>[K], undefined>>;
};

const keysOf = (schema: ObjectSchema): string[] => Object.keys(schema.shape);

/** What the form holds of something that is stored: exactly the fields of its schema. */
export const valuesFrom = <S extends ObjectSchema>(schema: S, stored: NoInfer<FormValues<S>>): FormValues<S> => {
  const values: Record<string, unknown> = stored;
  return Object.fromEntries(keysOf(schema).map((key) => [key, values[key]])) as FormValues<S>;
};

const blankOf = (schema: Schema): unknown => {
  const empty = schema.safeParse(null);
  if (empty.success) return empty.data;
  return isListSchema(schema) ? [] : null;
};

/** An empty form: what each field's schema makes of nothing. */
export const blankValues = <S extends ObjectSchema>(schema: S): FormValues<S> =>
  Object.fromEntries(Object.entries(schema.shape).map(([key, field]) => [key, blankOf(field)])) as FormValues<S>;

/** What a form begins with: what is stored, or an empty one with what is known of it already. */
export const startValues = <S extends ObjectSchema>(
  schema: S,
  record: NoInfer<FormValues<S>> | undefined,
  blank?: Partial<NoInfer<FormValues<S>>>,
): FormValues<S> => (record ? valuesFrom(schema, record) : { ...blankValues(schema), ...blank });

/** Checks by a schema, in its labels and our Danish messages. */
export const checksOf = <S extends Schema>(schema: S): Checks<Output<S>> => {
  const at = (path: string) => schemaAt(schema, path.split('.'));
  return {
    read: (values) => read(schema, values),
    label: (path) => labelOf(at(path)) ?? '',
    isRequired: (path) => at(path)?.safeParse(null).success === false,
    canBeEmpty: (path) => at(path)?.safeParse(null).data === null,
    format: (path) => formatOf(at(path) ?? schema),
  };
};
