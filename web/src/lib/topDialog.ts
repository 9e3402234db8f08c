/** The dialog that lies over all else and asks for an answer first: what was written below it would be lost. */
export const topDialog = (): Element | undefined =>
  [...document.querySelectorAll('[aria-modal="true"], dialog[open]')].at(-1);

/** Whether an element lies in the dialog on top, or on the page where none is open. */
export const isOnTop = (element: Element | null): boolean => topDialog()?.contains(element) ?? true;

/** Closes it, as Escape does. */
export const closeTopDialog = (): void => {
  const dialog = topDialog();
  if (dialog instanceof HTMLDialogElement) dialog.close();
  else dialog?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
};
