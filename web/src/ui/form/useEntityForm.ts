import { useEffect, useId, useMemo, useState, useSyncExternalStore } from 'react';
import { dropDraft, readDraft } from './draft.ts';
import { type FormOptions, type FormState, FormStore } from './FormStore.ts';
import { type At, type Path, valueAt } from './paths.ts';
import { isRequiredAt, labelAt, marksFor, type Schema } from './schema.ts';

/** One field of a form, as the field components take it. */
export interface Field<T> {
  readonly form: FormStore<object>;
  readonly path: string;
  readonly id: string;
  readonly label: string;
  readonly required: boolean;
  /** Whether the label must say that the field is required, or optional. */
  readonly mark: 'required' | 'optional' | undefined;
  get(): T;
  // A method, so that a field of a narrower type fits where a wider one is read.
  set(value: T): void;
  /** Says that the field was left: from now on it shows what is wrong with it. */
  touch(): void;
}

export type EntityFormOptions<V, S extends Schema, A> = FormOptions<V, S, A> & {
  /** Another's newer values after a conflict, straight from the server. */
  loadTheirs?: () => Promise<V>;
  /** Keeps what was typed when the session ends, under a key that names the user and the record. */
  draftKey?: string;
  /** Which fields to mark; without it, whichever are fewer. */
  marks?: 'required' | 'optional';
};

export type EntityForm<V extends object> = {
  store: FormStore<V>;
  id: string;
  marks: 'required' | 'optional';
  loadTheirs: (() => Promise<V>) | undefined;
  field: <P extends Path<V>>(path: P) => Field<At<V, P>>;
  submit: () => Promise<void>;
  discard: () => void;
  set: <P extends Path<V>>(path: P, value: At<V, P>) => void;
};

/**
 * A form of one entity: its schema checks it in Danish, field by field once touched and as a whole before saving;
 * what the server refuses lands at its field. Show it with `EntityForm`.
 */
export const useEntityForm = <V extends object, S extends Schema, A>(
  options: EntityFormOptions<V, S, A>,
): EntityForm<V> => {
  const id = useId();
  const { draftKey, schema, initial } = options;
  const [store] = useState(
    () => new FormStore<V, S, A>(options, draftKey, draftKey ? readDraft(draftKey, initial) : undefined),
  );
  useEffect(() => {
    store.options = options;
  });
  useEffect(() => store.refresh(initial), [store, initial]);
  useEffect(() => {
    if (draftKey) dropDraft(draftKey);
  }, [draftKey]);

  const { loadTheirs } = options;
  const marks = options.marks ?? marksFor(schema, Object.keys(initial));
  return useMemo(() => {
    // The fields and the frame know the values by their paths alone.
    const erased = store as unknown as FormStore<object>;
    const field = <P extends Path<V>>(path: P): Field<At<V, P>> => {
      const required = isRequiredAt(schema, path);
      return {
        form: erased,
        path,
        id: fieldId(id, path),
        label: labelAt(schema, path),
        required,
        mark: required === (marks === 'required') ? marks : undefined,
        get: () => valueAt(store.get().values, path) as At<V, P>,
        set: (value) => store.set(path, value),
        touch: () => store.touch(path),
      };
    };
    return {
      store: store as unknown as FormStore<V>,
      id,
      marks,
      loadTheirs,
      field,
      submit: store.submit,
      discard: store.discard,
      set: (path, value) => store.set(path, value),
    };
  }, [store, schema, id, marks, loadTheirs]);
};

/** The id of a field's input, which the summary of errors links to. */
export const fieldId = (formId: string, path: string): string => `${formId}-${path.replaceAll('.', '-')}`;

/** The value and the error of a field, kept up to date. */
export const useField = <T>(field: Field<T>): { value: T; error: string | undefined } => {
  const value = useSyncExternalStore(field.form.subscribe, field.get);
  const error = useSyncExternalStore(field.form.subscribe, () => field.form.error(field.path));
  return { value, error };
};

/** What a form's state says to a question, e.g. `(state) => state.values.areaId`; the answer must be stable. */
export const useFormState = <V extends object, R>(form: EntityForm<V>, select: (state: FormState<V>) => R): R =>
  useSyncExternalStore(form.store.subscribe, () => select(form.store.get()));
