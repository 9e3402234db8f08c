import { type RefObject, useEffect, useRef } from 'react';
import { isTaken } from '../../lib/typing.ts';

const ROWS = '[data-row], [data-task], article';
/** What opens a row, or does what it is there for: the first of these that it has. */
const MAIN = ['[data-row-main]', 'a[data-row-link]', 'a[href]', 'summary, button'];

const mainOf = (row: Element): HTMLElement | undefined =>
  MAIN.map((selector) => row.querySelector<HTMLElement>(selector)).find((element) => element !== null) ?? undefined;

/** The link of a row that led on, by the entry of the history that it was followed from. */
const followed = new Map<string, string>();
const entryKey = (): string => String(window.history.state?.__TSR_key);

/** Back on a list, the focus goes from the page's heading to the row whose link was followed, once it is there. */
export const useFollowedRow = (list: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const card = list.current;
    const href = followed.get(entryKey());
    const focusLink = () => {
      const link =
        href && document.activeElement?.matches('h1') && card?.querySelector(`a[href="${CSS.escape(href)}"]`);
      if (!(link instanceof HTMLElement)) return;
      stop();
      link.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(focusLink);
    const stop = () => {
      observer.disconnect();
      document.removeEventListener('focusin', focusLink);
    };
    const remember = ({ target }: Event) => {
      const link = target instanceof Element && target.closest(ROWS) && target.closest('a')?.getAttribute('href');
      if (link) followed.set(entryKey(), link);
    };
    card?.addEventListener('click', remember, true);
    if (card && href) {
      observer.observe(card, { childList: true, subtree: true });
      document.addEventListener('focusin', focusLink);
      focusLink();
    }
    return () => {
      stop();
      card?.removeEventListener('click', remember, true);
    };
  }, [list]);
};

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
