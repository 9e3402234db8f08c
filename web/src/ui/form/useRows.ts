import { useRef } from 'react';
import type { Field } from './FormStore.ts';

/**
 * Adds rows to a field that is a list, and takes them away. The focus goes to the first input of a new row, and from a
 * row that is gone to the button that adds.
 */
export const useRows = <T>(list: Field<T[]>) => {
  const rows = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  return {
    rows,
    addButton,
    add: (row: T) => {
      list.set([...list.get(), row]);
      // The new row is there once the form has told of it.
      requestAnimationFrame(() => rows.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
    },
    remove: (at: number) => {
      list.set(list.get().filter((_, index) => index !== at));
      addButton.current?.focus();
    },
  };
};
