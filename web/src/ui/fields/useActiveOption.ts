import { useEffect } from 'react';
import { activeOption, SELECTED } from './activeOption.ts';
import { useDropdown } from './useDropdown.ts';

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
