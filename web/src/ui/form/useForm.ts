import { useMemo } from 'react';
import { useDraftKey } from './draftHooks.ts';
import type { Form } from './FormStore.ts';
import type { FormOptions } from './form-options.ts';
import { useCheckedForm } from './formHooks.ts';
import { checksOf, type FormValues, type ObjectSchema, type Output } from './schema.ts';

type SchemaFormOptions<V, S extends ObjectSchema, A, P extends string> = Omit<
  FormOptions<V, Output<S>, A, P>,
  'checks' | 'initial' | 'draftKey'
> & {
  schema: S;
  /** What is asked for another purpose than the usual one, e.g. less of a draft. */
  schemaFor?: (purpose: P) => S;
  /** The values as the fields hold them: at least those that the schema knows. */
  initial: V & NoInfer<FormValues<S>>;
  /** What is edited, by a name that no other form has: what was typed when the session ends is then brought back. */
  draft?: string | undefined;
};

/**
 * A form that is checked by a schema of the api package, in Danish: field by field once it was left, and as a whole
 * before saving. What the server refuses lands at its field. `PageForm`, `DialogForm` and `FormFrame` show it.
 */
export const useForm = <V extends object, S extends ObjectSchema, A, P extends string = string>({
  schema,
  schemaFor,
  draft,
  ...options
}: SchemaFormOptions<V, S, A, P>): Form<V, P> => {
  const usual = useMemo(() => checksOf(schema), [schema]);
  return useCheckedForm({
    ...options,
    draftKey: useDraftKey(draft),
    checks: (purpose) => (purpose && schemaFor ? checksOf(schemaFor(purpose)) : usual),
  });
};
