import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { dropDraft, readDraft } from './draft.ts';
import { type Field, type Form, FormStore } from './FormStore.ts';
import type { FormOptions } from './form-options.ts';
import type { FormState } from './form-state.ts';

/**
 * A form with checks of its own. `useForm` is the one to use; this is for a page that must load no schemas.
 */
export const useCheckedForm = <V extends object, O, A, P extends string = string>(
  options: FormOptions<V, O, A, P>,
): Form<V, P> => {
  const id = useId();
  const { draftKey, initial } = options;
  const [form] = useState(() => new FormStore(id, options, draftKey ? readDraft(draftKey, initial) : undefined));
  useEffect(() => {
    form.options = options;
  });
  useEffect(() => form.refresh(initial), [form, initial]);
  useEffect(() => {
    const listening = new AbortController();
    const heard = { capture: true, signal: listening.signal };
    const release = () => setTimeout(form.release);
    document.addEventListener('pointerdown', form.press, heard);
    document.addEventListener('pointerup', release, heard);
    document.addEventListener('pointercancel', release, heard);
    return () => listening.abort();
  }, [form]);
  useEffect(() => {
    if (draftKey) dropDraft(draftKey);
  }, [draftKey]);
  return form;
};

/** The value and the error of a field, kept up to date. */
export const useField = <T>({ subscribe, get, error }: Field<T>): { value: T; error: string | undefined } => ({
  value: useSyncExternalStore(subscribe, get),
  error: useSyncExternalStore(subscribe, error),
});

/** What a form's state says to a question, e.g. `(state) => state.values.areaId`; the answer must be stable. */
export const useFormState = <V extends object, R>(form: Form<V>, select: (state: FormState<V>) => R): R =>
  useSyncExternalStore(form.subscribe, () => select(form.get()));
