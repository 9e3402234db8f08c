import type { ComponentPropsWithRef } from 'react';

/**
 * Around buttons of a form: the mouse presses them without leaving the field first, for the error of a field that is
 * left would move them away under the click.
 */
export const FieldKeepsFocus = (props: ComponentPropsWithRef<'div'>) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here, something is left out
  <div {...props} onMouseDown={(event) => event.preventDefault()} />
);
