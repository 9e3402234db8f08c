import { Button, type ButtonProps, Loader } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import { useLate } from './useLate.ts';

export type BusyButtonProps = ButtonProps &
  Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> & {
    busy?: boolean;
    /** What it says instead once the work lasts. */
    busyLabel?: string;
    /** It asks something in a dialog, which gives the focus back to it. */
    takesFocus?: boolean;
  };

/**
 * A button that starts work: a spinner once it lasts, and a second click while it does is none. It keeps the focus
 * all along, and leaves it in the field on the way in, so that a field's error never moves it under the click.
 */
export const BusyButton = ({
  busy = false,
  busyLabel,
  takesFocus = false,
  onClick,
  onMouseDown,
  leftSection,
  children,
  ...props
}: BusyButtonProps) => {
  const late = useLate(busy);
  return (
    <Button
      {...props}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      leftSection={late ? <Loader size={16} color="currentColor" aria-hidden /> : leftSection}
      onMouseDown={(event) => {
        if (!takesFocus) event.preventDefault();
        onMouseDown?.(event);
      }}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {late && busyLabel ? busyLabel : children}
    </Button>
  );
};

/** Starts what deletes something: alike everywhere, and the last of the buttons that it stands among. */
export const RemoveButton = (props: Omit<BusyButtonProps, 'busyLabel' | 'takesFocus'>) => (
  <BusyButton variant="subtle" color="red" takesFocus {...props} />
);
