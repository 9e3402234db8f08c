import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useErrorTitle } from '../documentTitle.ts';
import { ErrorNotice } from '../Notice.tsx';
import { texts } from '../texts.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import classes from './EntityForm.module.css';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormBar } from './FormBar.tsx';
import { RestoredNotice } from './RestoredNotice.tsx';
import { type EntityForm as Form, useFormState } from './useEntityForm.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useSaveKey } from './useSaveKey.ts';

export type EntityFormProps<V extends object> = {
  form: Form<V>;
  /** What the form is called by a screen reader; the page's title where nothing is said. */
  label?: string;
  saveLabel?: string;
  /** Buttons on the left of the bar, e.g. Slet or Annuller. */
  secondary?: ReactNode;
  /** In a dialog: the bar stands at the end and never floats. */
  inDialog?: boolean;
  children: ReactNode;
};

/**
 * The frame of a form: what went wrong above it, its fields, and the bar with Gem and Kassér below. Saves by
 * Ctrl/Cmd+S, asks before unsaved changes are left, and moves the focus to what a failed save says.
 */
export const EntityForm = <V extends object>({
  form,
  label,
  saveLabel,
  secondary,
  inDialog = false,
  children,
}: EntityFormProps<V>) => {
  const element = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const attempts = useFormState(form, (state) => state.attempts);
  const summary = useFormState(form, (state) => state.summary);
  const failure = useFormState(form, (state) => state.failure);
  const conflict = useFormState(form, (state) => state.conflict);
  const restored = useFormState(form, (state) => state.restored);

  useLeaveGuard(form.store);
  useSaveKey(element, form.submit);
  useErrorTitle(summary !== undefined);
  useEffect(() => {
    if (attempts > 0) notice.current?.focus();
  }, [attempts]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form in a dialog lies inside another form's tree of components, though not of elements.
    event.stopPropagation();
    void form.submit();
  };
  return (
    <form ref={element} className={classes.form} noValidate aria-label={label} onSubmit={submit}>
      {restored && <RestoredNotice />}
      {summary && <ErrorSummary ref={notice} form={form} errors={summary} />}
      {conflict && <ConflictNotice ref={notice} form={form} conflict={conflict} />}
      {failure !== undefined && <ErrorNotice ref={notice} error={failure} onRetry={() => void form.submit()} />}
      {form.marks === 'required' && <p className={classes.legend}>{texts.form.legend}</p>}
      {children}
      <FormBar form={form} saveLabel={saveLabel} secondary={secondary} floating={!inDialog} />
    </form>
  );
};
