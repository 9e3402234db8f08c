import { isTaken } from '../../lib/typing.ts';

/** Where shortcuts are pressed with Cmd. */
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** What the key beside a shortcut's letter is called here. */
export const MOD = isApple ? '⌘' : 'Ctrl';

/** What a key asks of the frame; null where it belongs to whoever has the focus. */
export const commandOf = (event: KeyboardEvent): 'search' | 'list' | 'shortcuts' | null => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  // The editor of a text makes a link by the same keys.
  if (event.defaultPrevented) return null;
  if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k') return 'search';
  if (isTaken(event)) return null;
  if (key === '/') return 'list';
  return key === '?' ? 'shortcuts' : null;
};

/** The search of the list that the page shows. */
export const listSearchField = (): HTMLInputElement | null => {
  const field = document.querySelector<HTMLInputElement>('main input[role="searchbox"]');
  return field?.checkVisibility() ? field : null;
};
