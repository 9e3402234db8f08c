import { Stack, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { isOnTop } from '../../lib/topDialog.ts';
import { useErrorTitle } from '../documentTitle.ts';
import { ErrorNotice, Notice } from '../Notice.tsx';
import { texts } from '../texts.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import classes from './FormFrame.module.css';
import type { Form } from './FormStore.ts';
import { useFormState } from './formHooks.ts';

/** Saves by Ctrl/Cmd+S: the form that lies in the dialog on top, or the page's where none is open. */
const useSaveKey = (form: RefObject<HTMLFormElement | null>, save: () => Promise<void>): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's')
        return;
      if (!isOnTop(form.current)) return;
      event.preventDefault();
      void save();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [form, save]);
};

export type FormFrameProps<V extends object> = {
  form: Form<V>;
  /** What the form is called by a screen reader. */
  label: string;
  /** What its button and Enter do, where that is more than to submit the form. */
  onSubmit?: (() => Promise<void>) | undefined;
  /** What Ctrl/Cmd+S does, where that is another thing. */
  onSaveKey?: (() => Promise<void>) | undefined;
  ref?: RefObject<HTMLFormElement | null>;
  /** What stays in view below the fields, of a form in a dialog: the fields scroll by themselves. */
  foot?: ReactNode;
  children: ReactNode;
};

/**
 * What every form has around its fields: what went wrong above them, with the focus, and saving by Ctrl/Cmd+S.
 * `PageForm` and `DialogForm` add their buttons; whoever has others shows it by itself.
 */
export const FormFrame = <V extends object>({
  form,
  label,
  onSubmit,
  onSaveKey,
  ref,
  foot,
  children,
}: FormFrameProps<V>) => {
  const own = useRef<HTMLFormElement>(null);
  const element = ref ?? own;
  const notice = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);
  const attempts = useFormState(form, (state) => state.attempts);
  const summary = useFormState(form, (state) => state.summary);
  const failure = useFormState(form, (state) => state.failure);
  const conflict = useFormState(form, (state) => state.conflict);
  const restored = useFormState(form, (state) => state.restored);
  const save = onSubmit ?? form.submit;
  useSaveKey(element, onSaveKey ?? save);
  useErrorTitle(summary !== undefined);
  useEffect(() => {
    if (attempts === 0) return;
    if (!notice.current?.contains(document.activeElement)) focused.current = document.activeElement;
    notice.current?.focus();
  }, [attempts]);
  const isQuiet = summary === undefined && conflict === undefined && failure === undefined;
  // A notice that leaves with the focus gives it back to where the user was.
  useEffect(() => {
    if (isQuiet && document.activeElement === document.body && focused.current instanceof HTMLElement)
      focused.current.focus();
  }, [isQuiet]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form in a dialog lies inside another form's tree of components, though not of elements.
    event.stopPropagation();
    void save();
  };
  const fields = (
    <>
      {restored && (
        <Notice tone="info" role="status" icon={<IconHistory size={20} stroke={1.75} aria-hidden />}>
          <p>{texts.form.restored}</p>
        </Notice>
      )}
      {summary && <ErrorSummary ref={notice} formId={form.id} errors={summary} />}
      {conflict && <ConflictNotice ref={notice} form={form} conflict={conflict} />}
      {failure !== undefined && <ErrorNotice ref={notice} error={failure} onRetry={() => void form.retry()} />}
      <Text fz="sm" c="dimmed" className={classes.legend ?? ''}>
        {texts.form.legend}
      </Text>
      {children}
    </>
  );
  return (
    <Stack
      gap="lg"
      miw={0}
      className={`${classes.form} ${foot ? classes.footed : ''}`}
      renderRoot={(props) => (
        <form {...props} id={form.id} ref={element} noValidate aria-label={label} onSubmit={submit} />
      )}
    >
      {foot ? <Stack className={classes.fields ?? ''}>{fields}</Stack> : fields}
      {foot}
    </Stack>
  );
};
