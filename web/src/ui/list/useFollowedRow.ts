import { type RefObject, useEffect } from 'react';
import { ROWS } from './useRowKeys.ts';

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
