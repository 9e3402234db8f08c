const FIELDS = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select';
const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(FIELDS));

/** True where something else asks for an answer first: what was written there would be lost. */
export const isDialogOpen = (): boolean => document.querySelector('[aria-modal="true"], dialog[open]') !== null;

/** True where a key alone, as it is pressed, belongs to who has the focus, or goes with another one. */
export const isTaken = ({ defaultPrevented, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  defaultPrevented || ctrlKey || metaKey || altKey || isField(target) || isDialogOpen();
