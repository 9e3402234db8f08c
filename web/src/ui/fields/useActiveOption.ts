import { useEffect, useState } from 'react';

const SELECTED = 'data-combobox-selected';
const ACTIVE = 'aria-activedescendant';

/** The option that Enter takes, of the list that a field has open. */
export const activeOption = (input: Element): HTMLElement | null => {
  const list = input.getAttribute('aria-controls');
  return (list && document.getElementById(list)?.querySelector<HTMLElement>(`[${SELECTED}]`)) || null;
};

/**
 * Tells screen readers which option Enter takes also before an arrow key was pressed: the list marks its first hit by
 * itself, and says so to nobody. Give the `list` to the field, which says by it when it opens and closes.
 */
export const useActiveOption = (id: string) => {
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const input = document.getElementById(id);
    if (!opened || !input) return;
    const say = () => {
      const option = activeOption(input);
      if (option) input.setAttribute(ACTIVE, option.id);
      else input.removeAttribute(ACTIVE);
    };
    const observer = new MutationObserver(say);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: [SELECTED] });
    return () => {
      observer.disconnect();
      input.removeAttribute(ACTIVE);
    };
  }, [opened, id]);
  const close = () => setOpened(false);
  return { list: { dropdownOpened: opened, onDropdownOpen: () => setOpened(true), onDropdownClose: close }, close };
};

/** True for Enter in a list that has marked no option yet, e.g. because a text was pasted an instant ago. */
export const isHastyEnter = (event: { key: string; currentTarget: Element }): boolean =>
  event.key === 'Enter' && activeOption(event.currentTarget) === null;
