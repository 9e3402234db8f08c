import { Button, Modal } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { BusyButton } from '../BusyButton.tsx';
import dialog from '../dialog.module.css';
import { texts } from '../texts.ts';
import { FormFrame, type FormFrameProps } from './FormFrame.tsx';
import { useFormState } from './formHooks.ts';

type FormDialogProps = {
  title: ReactNode;
  /** In pixels; wide enough for two fields beside each other from 620 on. */
  size?: number;
  opened: boolean;
  onClose: () => void;
  onGone?: () => void;
  /** A `DialogForm` with its own `useForm`: opened again, it begins anew. */
  children: ReactNode;
};

/** A dialog that asks for something. What was typed is not lost by a click beside it. */
export const FormDialog = ({ title, size = 500, opened, onClose, onGone, children }: FormDialogProps) => (
  <Modal
    opened={opened}
    onClose={onClose}
    title={title}
    closeOnClickOutside={false}
    size={size}
    {...(onGone && { onExitTransitionEnd: onGone })}
  >
    {children}
  </Modal>
);

type DialogFormProps<V extends object> = Omit<FormFrameProps<V>, 'ref'> & {
  saveLabel: string;
  /** What it does cannot be taken back. */
  danger?: boolean;
  cancelLabel?: string;
  onCancel: () => void;
};

/** The form in a dialog: its fields, and its two buttons below. */
export const DialogForm = <V extends object>({
  saveLabel,
  danger = false,
  cancelLabel = texts.confirm.cancel,
  onCancel,
  children,
  ...rest
}: DialogFormProps<V>) => {
  const element = useRef<HTMLFormElement>(null);
  const saving = useFormState(rest.form, (state) => state.saving);
  // A form that came after its dialog finds the focus on the dialog itself.
  useEffect(() => {
    const dialog = element.current?.closest('[role="dialog"]');
    if (dialog === document.activeElement) element.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }, []);
  return (
    <FormFrame {...rest} ref={element}>
      {children}
      <div className={dialog.buttons}>
        <Button variant="default" data-autofocus={danger || undefined} onClick={onCancel}>
          {cancelLabel}
        </Button>
        <BusyButton type="submit" busy={saving} {...(danger && { color: 'red.7' })}>
          {saveLabel}
        </BusyButton>
      </div>
    </FormFrame>
  );
};
