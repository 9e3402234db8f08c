import { type RefObject, useEffect } from 'react';
import { isTaken } from '../../lib/typing.ts';

const ROWS = '[data-row], [data-task], article';
/** What opens a row, or does what it is there for: the first of these that it has. */
const MAIN = ['[data-row-main]', 'a[data-row-link]', 'a[href]', 'summary, button'];

const mainOf = (row: Element): HTMLElement | undefined =>
  MAIN.map((selector) => row.querySelector<HTMLElement>(selector)).find((element) => element !== null) ?? undefined;

const STEPS: Record<string, number> = { j: 1, k: -1 };

/** Within the rows of a list, j and k lead to what opens the next and the one before, and x ticks the row. */
export const useRowKeys = (list: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (isTaken(event) || !(key in STEPS || key === 'x')) return;
      const focused = document.activeElement;
      if (focused?.closest('[role=menu], [role=listbox], [role=dialog]')) return;
      const rows = [...(list.current?.querySelectorAll(ROWS) ?? [])];
      const at = rows.findIndex((row) => row.contains(focused));
      const step = STEPS[key];
      if (step === undefined) {
        rows[at]?.querySelector<HTMLInputElement>('input[type=checkbox]:not(:disabled)')?.click();
        return;
      }
      const next = rows[Math.max(0, at + step)];
      if (!next) return;
      event.preventDefault();
      mainOf(next)?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list]);
};
