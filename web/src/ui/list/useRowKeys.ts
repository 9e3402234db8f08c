import { type RefObject, useEffect, useRef } from 'react';
import { isTaken } from '../../lib/typing.ts';

/** The rows of a list, whatever they look like. */
export const ROWS = '[data-row], [data-task], article';
/** What opens a row, or does what it is there for: the first of these that it has. */
const MAIN = ['[data-row-main]', 'a[data-row-link]', 'a[href]', 'summary, button'];

const mainOf = (row: Element): HTMLElement | undefined =>
  MAIN.map((selector) => row.querySelector<HTMLElement>(selector)).find((element) => element !== null) ?? undefined;

const STEPS: Record<string, number> = { j: 1, k: -1 };

/** Down from the search over a list, where the arrow means nothing else. */
const leavesSearch = ({ key, target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key === 'ArrowDown' &&
  !(ctrlKey || metaKey || altKey || shiftKey) &&
  target instanceof Element &&
  target.matches('[role=searchbox]');

/**
 * Within the rows of a list, j and k lead to what opens the next and the one before, and x ticks the row. Where ticked
 * rows have left the list, as something was done about them, they go on from where the first of those was. From the
 * search over the rows the arrow down leads to the first.
 */
export const useRowKeys = (list: RefObject<HTMLElement | null>): void => {
  const place = useRef<{ row: Element; at: number; address: string }>(undefined);
  useEffect(() => {
    const rowsOf = () => [...(list.current?.querySelectorAll(ROWS) ?? [])];
    const remember = () => {
      const rows = rowsOf();
      const at = rows.findIndex((row) => row.querySelector('input[type=checkbox]:checked'));
      const row = rows[at];
      if (row) place.current = { row, at, address: window.location.href };
    };
    /** Where the first of the rows was that have left; undefined on another page of the list. */
    const takePlace = () => {
      const left = place.current;
      place.current = undefined;
      return left && !left.row.isConnected && left.address === window.location.href ? left.at : undefined;
    };
    const onKey = (event: KeyboardEvent) => {
      if (leavesSearch(event)) {
        const [first] = rowsOf();
        if (!first) return;
        event.preventDefault();
        mainOf(first)?.focus();
        return;
      }
      const key = event.key.toLowerCase();
      if (isTaken(event) || !(key in STEPS || key === 'x')) return;
      const focused = document.activeElement;
      if (focused?.closest('[role=menu], [role=listbox], [role=dialog]')) return;
      const rows = rowsOf();
      const at = rows.findIndex((row) => row.contains(focused));
      const step = STEPS[key];
      if (step === undefined) {
        rows[at]?.querySelector<HTMLInputElement>('input[type=checkbox]:not(:disabled)')?.click();
        return;
      }
      const left = at < 0 ? takePlace() : undefined;
      // The row that took its place is the next one.
      const aim = left === undefined ? at + step : Math.min(rows.length - 1, step > 0 ? left : left - 1);
      const next = rows[Math.max(0, aim)];
      if (!next) return;
      event.preventDefault();
      mainOf(next)?.focus();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('change', remember);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('change', remember);
    };
  }, [list]);
};
