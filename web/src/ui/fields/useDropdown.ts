import { type KeyboardEvent, useState } from 'react';
import { activeOption } from './activeOption.ts';

/**
 * Whether a select has its list open, and what Enter does in it: on a closed one it opens the list, and in an open one that
 * marks nothing it does nothing. It never sends the form that the select stands in. Give the `list` to the select.
 */
export const useDropdown = () => {
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
