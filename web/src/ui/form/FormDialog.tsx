import { Button, Modal } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { BusyButton } from '../BusyButton.tsx';
import frame from '../dialog.module.css';
import { ErrorNotice } from '../Notice.tsx';
import { texts } from '../texts.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import classes from './FormDialog.module.css';
import { type EntityForm, useFormState } from './useEntityForm.ts';
import { useSaveKey } from './useSaveKey.ts';

type FormDialogProps = {
  title: string;
  opened: boolean;
  onClose: () => void;
  onGone?: () => void;
  /** A `DialogForm` with its own `useEntityForm`: opened again, it begins anew. */
  children: ReactNode;
};

/** A dialog that asks for something. What was typed is not lost by a click beside it. */
export const FormDialog = ({ title, opened, onClose, onGone, children }: FormDialogProps) => (
  <Modal
    opened={opened}
    onClose={onClose}
    title={title}
    withCloseButton={false}
    closeOnClickOutside={false}
    centered
    size={500}
    transitionProps={{ duration: 120 }}
    {...(onGone && { onExitTransitionEnd: onGone })}
    classNames={{ title: frame.title ?? '', header: frame.header ?? '', body: frame.body ?? '' }}
  >
    {children}
  </Modal>
);

type DialogFormProps<V extends object> = {
  form: EntityForm<V>;
  /** What the form is called by a screen reader. */
  label: string;
  saveLabel: string;
  onCancel: () => void;
  children: ReactNode;
};

/** The form in a dialog: what went wrong above its fields, and its two buttons below. */
export const DialogForm = <V extends object>({ form, label, saveLabel, onCancel, children }: DialogFormProps<V>) => {
  const element = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const attempts = useFormState(form, (state) => state.attempts);
  const saving = useFormState(form, (state) => state.saving);
  const summary = useFormState(form, (state) => state.summary);
  const failure = useFormState(form, (state) => state.failure);
  const conflict = useFormState(form, (state) => state.conflict);
  useSaveKey(element, form.submit);
  useEffect(() => {
    if (attempts > 0) notice.current?.focus();
  }, [attempts]);
  // A form that came after its dialog finds the focus on the dialog itself.
  useEffect(() => {
    const dialog = element.current?.closest('[role="dialog"]');
    if (dialog === document.activeElement) element.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog lies inside another form's tree of components, though not of elements.
    event.stopPropagation();
    void form.submit();
  };
  return (
    <form ref={element} className={classes.form} noValidate aria-label={label} onSubmit={submit}>
      {summary && <ErrorSummary ref={notice} form={form} errors={summary} />}
      {conflict && <ConflictNotice ref={notice} form={form} conflict={conflict} />}
      {failure !== undefined && <ErrorNotice ref={notice} error={failure} />}
      {children}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel}>
          {texts.confirm.cancel}
        </Button>
        <BusyButton type="submit" busy={saving}>
          {saveLabel}
        </BusyButton>
      </div>
    </form>
  );
};
