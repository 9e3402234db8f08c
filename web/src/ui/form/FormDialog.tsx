import { Button, Modal, Text } from '@mantine/core';
import { Fragment, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { BusyButton } from '../BusyButton.tsx';
import dialog from '../dialog.module.css';
import { Lines } from '../Skeleton.tsx';
import { texts } from '../texts.ts';
import { FormFrame, type FormFrameProps } from './FormFrame.tsx';
import { useFormState } from './formHooks.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { EscapeContext, useEscapeTwice } from './useEscapeTwice.ts';

type FormDialogProps<S> = {
  /** What it is open about, or only that it is. */
  open: S | undefined | false;
  title: ReactNode | ((about: S) => ReactNode);
  /** In pixels; wide enough for two fields beside each other from 620 on. */
  size?: number;
  onClose: () => void;
  onGone?: () => void;
  /** A `DialogForm` with a form of its own, which may come later: opened again, it begins anew. */
  children: ReactNode | ((about: S) => ReactNode);
};

/**
 * A dialog that asks for something. What was typed is not lost by a click beside it or by one Escape, and what it is
 * about stays on the screen until the dialog has left it.
 */
export const FormDialog = <S,>({ open, title, size = 500, onClose, onGone, children }: FormDialogProps<S>) => {
  const opened = open !== undefined && open !== false;
  const [last, setLast] = useState({ about: open, opened, times: 0 });
  if (opened !== last.opened || (opened && open !== last.about))
    setLast({
      about: opened ? open : last.about,
      opened,
      times: opened && !last.opened ? last.times + 1 : last.times,
    });
  const { about, times } = last;
  const [closesByEscape, setClosesByEscape] = useState(true);
  const content = (part: ReactNode | ((one: S) => ReactNode)): ReactNode => {
    if (typeof part !== 'function') return part;
    return about !== undefined && about !== false && part(about);
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={content(title)}
      closeOnClickOutside={false}
      closeOnEscape={closesByEscape}
      size={size}
      {...(onGone && { onExitTransitionEnd: onGone })}
    >
      <Fragment key={times}>
        <EscapeContext value={setClosesByEscape}>
          <Suspense fallback={<Lines count={4} />}>{content(children)}</Suspense>
        </EscapeContext>
      </Fragment>
    </Modal>
  );
};

type DialogFormProps<V extends object> = Omit<FormFrameProps<V>, 'ref' | 'foot'> & {
  saveLabel?: string;
  /** What it does cannot be taken back. */
  danger?: boolean;
  cancelLabel?: string;
  /** Nothing can be saved as it is. */
  blocked?: boolean;
  onCancel: () => void;
};

/** The form in a dialog: its fields, and its two buttons below. It asks before unsaved changes are left. */
export const DialogForm = <V extends object>({
  saveLabel = texts.save,
  danger = false,
  cancelLabel = texts.cancel,
  blocked = false,
  onCancel,
  children,
  ...rest
}: DialogFormProps<V>) => {
  const element = useRef<HTMLFormElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const { form } = rest;
  const saving = useFormState(form, (state) => state.saving);
  const warned = useEscapeTwice(form, cancel);
  // A form that came after its dialog finds the focus on the dialog itself.
  useEffect(() => {
    const dialog = element.current?.closest('[role="dialog"]');
    if (dialog !== document.activeElement) return;
    const [first] = ['[data-autofocus]', 'input:not([hidden]), textarea, button'].flatMap(
      (selector) => element.current?.querySelector<HTMLElement>(selector) ?? [],
    );
    first?.focus();
  }, []);
  const foot = (
    <div className={dialog.buttons}>
      {warned && (
        <Text role="alert" fz="sm" c="dimmed" flex={{ base: '1 0 100%', xs: '1 1 12rem' }} miw={0} my="auto">
          {warned === 'escape' ? texts.form.escapeAgain : texts.form.leaveBy(cancelLabel)}
        </Text>
      )}
      <Button ref={cancel} variant="default" data-autofocus={danger || undefined} onClick={onCancel}>
        {cancelLabel}
      </Button>
      <BusyButton type="submit" busy={saving} disabled={blocked} {...(danger && { color: 'red.7' })}>
        {saveLabel}
      </BusyButton>
    </div>
  );
  return (
    <FormFrame {...rest} ref={element} foot={foot}>
      {children}
      <LeaveQuestion form={form} onLeave={onCancel} />
    </FormFrame>
  );
};
