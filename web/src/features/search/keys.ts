/** Where shortcuts are pressed with Cmd. */
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** What the key beside a shortcut's letter is called here. */
export const MOD = isApple ? '⌘' : 'Ctrl';

const FIELDS = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select';
const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(FIELDS));

/** True where something else asks for an answer first: what was written there would be lost. */
export const isDialogOpen = (): boolean => document.querySelector('[aria-modal="true"], dialog[open]') !== null;

/** What a key asks of the frame; null where it belongs to whoever has the focus. */
export const commandOf = (event: KeyboardEvent): 'search' | 'list' | 'shortcuts' | null => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  // The editor of a text makes a link by the same keys.
  if (event.defaultPrevented) return null;
  if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k') return 'search';
  if (ctrlKey || metaKey || altKey || isField(event.target) || isDialogOpen()) return null;
  if (key === '/') return 'list';
  return key === '?' ? 'shortcuts' : null;
};

/** The search of the list that the page shows. */
export const listSearchField = (): HTMLInputElement | null => {
  const field = document.querySelector<HTMLInputElement>('main input[role="searchbox"]');
  return field?.checkVisibility() ? field : null;
};
