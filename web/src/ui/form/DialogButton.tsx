import { Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FormDialog } from './FormDialog.tsx';

type DialogButtonProps = Pick<ButtonProps, 'variant' | 'leftSection'> & {
  label: string;
  title: string;
  /** Of the dialog, in pixels. */
  width?: number;
  children: (close: () => void) => ReactNode;
};

/** A button that asks for something in a dialog of its own. */
export const DialogButton = ({ label, title, width, children, ...look }: DialogButtonProps) => {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button {...look} onClick={() => setOpened(true)}>
        {label}
      </Button>
      <FormDialog open={opened} title={title} {...(width && { size: width })} onClose={close}>
        {() => children(close)}
      </FormDialog>
    </>
  );
};
