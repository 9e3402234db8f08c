import { type RefObject, useEffect } from 'react';

/** Saves by Ctrl/Cmd+S: the form that lies in the dialog on top, or the page's where none is open. */
export const useSaveKey = (form: RefObject<HTMLFormElement | null>, save: () => Promise<void>): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's')
        return;
      const dialogs = document.querySelectorAll('[aria-modal="true"]');
      const top = dialogs[dialogs.length - 1];
      if (top && !top.contains(form.current)) return;
      event.preventDefault();
      void save();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [form, save]);
};
