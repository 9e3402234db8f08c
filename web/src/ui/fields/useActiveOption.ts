import { type KeyboardEvent, useEffect, useState } from 'react';

/** What marks the option that Enter takes. */
const SELECTED = 'data-combobox-selected';

/** The option that Enter takes, of the list that a field has open. */
export const activeOption = (input: Element): HTMLElement | null => {
  const list = input.getAttribute('aria-controls');
  return (list && document.getElementById(list)?.querySelector<HTMLElement>(`[${SELECTED}]`)) || null;
};

/** True for Enter in a list that has marked no option yet, e.g. because a text was pasted an instant ago. */
export const isHastyEnter = (event: { key: string; currentTarget: Element }): boolean =>
  event.key === 'Enter' && activeOption(event.currentTarget) === null;

/**
 * Whether a select has its list open, and what Enter does in it: on a closed one it opens the list, and in an open one that
 * marks nothing it does nothing. It never sends the form that the select stands in. Give the `list` to the select.
 */
const useDropdown = () => {
  const [opened, setOpened] = useState(false);
  const open = () => setOpened(true);
  const close = () => setOpened(false);
  const takeEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    if (!opened) open();
    if (!opened || !activeOption(event.currentTarget)) event.preventDefault();
  };
  return { opened, close, takeEnter, list: { dropdownOpened: opened, onDropdownOpen: open, onDropdownClose: close } };
};

const ACTIVE = 'aria-activedescendant';

/**
 * Tells screen readers which option Enter takes also before an arrow key was pressed: the list marks its first hit by
 * itself, and says so to nobody. Otherwise as `useDropdown`.
 */
export const useActiveOption = (id: string) => {
  const { opened, ...dropdown } = useDropdown();
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
  return dropdown;
};
