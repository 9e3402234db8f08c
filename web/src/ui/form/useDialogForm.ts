import { type ReactNode, useState } from 'react';
import { toast } from '../toast.ts';
import { undoToast } from '../undoToast.tsx';
import type { Form } from './FormStore.ts';
import { sameValues } from './paths.ts';
import { type FormValues, type ObjectSchema, type Output, startValues } from './schema.ts';
import { useForm } from './useForm.ts';

type DialogFormOptions<S extends ObjectSchema, A> = {
  schema: S;
  /** What is changed; nothing where a new one is made. */
  record?: NoInfer<FormValues<S>> | undefined;
  /** What a new one begins with, besides what its schema makes of nothing. */
  blank?: Partial<NoInfer<FormValues<S>>>;
  /** What is edited, as `useForm` takes it: where the dialog is opened again, it holds what was typed. */
  draft?: string;
  save: (input: Output<S>) => Promise<A>;
  /** Another's newer values after a conflict, straight from the server. */
  loadTheirs?: () => Promise<FormValues<S>>;
  /** What is said once it is saved. */
  saved?: string | ((answer: A) => ReactNode);
  /** Takes it back, and says so; offered for a while where there is such a way. */
  undo?: (answer: A) => (() => Promise<unknown>) | undefined;
  onClose: () => void;
};

/** The form of a dialog: it saves, says so and closes. Show it with `DialogForm`. */
export const useDialogForm = <S extends ObjectSchema, A>({
  schema,
  record,
  blank,
  draft,
  save,
  loadTheirs,
  saved,
  undo,
  onClose,
}: DialogFormOptions<S, A>): Form<FormValues<S>> => {
  const stored = startValues(schema, record, blank);
  const [initial, setInitial] = useState(stored);
  // What is newer is taken, where nothing was typed.
  if (!sameValues(initial, stored)) setInitial(stored);
  return useForm<FormValues<S>, S, A>({
    schema,
    initial,
    draft,
    save: (input) => save(input),
    loadTheirs,
    onSaved: (answer) => {
      const said = typeof saved === 'function' ? saved(answer) : saved;
      const takeBack = undo?.(answer);
      if (said && takeBack) undoToast(said, takeBack);
      else if (said) toast.success(said);
      onClose();
    },
  });
};
