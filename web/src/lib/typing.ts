import { readKept, useKept } from './storage.ts';
import { topDialog } from './topDialog.ts';

const FIELDS = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select';
const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(FIELDS));

const OFF = 'single keys off';

/** Whether keys that are pressed alone are shortcuts in this browser, and a way to change it. */
export const useSingleKeys = (): [boolean, (on: boolean) => void] => {
  const [off, setOff] = useKept(OFF);
  return [!off, (on) => setOff(!on)];
};

/** True where a key alone, as it is pressed, is no shortcut: it belongs to who has the focus, or goes with another one. */
export const isTaken = ({ defaultPrevented, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  !!readKept(OFF) || defaultPrevented || ctrlKey || metaKey || altKey || isField(target) || topDialog() !== undefined;
