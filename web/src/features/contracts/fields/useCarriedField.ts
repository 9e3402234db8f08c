import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { fieldId } from '../../../ui/form/FormStore.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The field that had the focus on the page that led here, as its form knows it. */
    field?: string;
  }
}

const useStateField = (): string | undefined => useLocation({ select: ({ state }) => state.field });

/** Whether a field of this page's form takes the focus that it had on the page before, so that no heading does. */
export const useIsFieldCarried = (): boolean => useStateField() !== undefined;

/**
 * The first save of an agreement leads from the page of a new one to its own: who was writing goes on in the same
 * field there. Gives what to put in the state of that navigation.
 */
export const useCarriedField = ({ id }: { id: string }): (() => { field?: string }) => {
  const field = useStateField();
  useEffect(() => {
    if (field !== undefined) document.getElementById(fieldId(id, field))?.focus();
  }, [id, field]);
  return () => {
    const focused = document.activeElement?.id ?? '';
    const own = fieldId(id, '');
    return focused.startsWith(own) ? { field: focused.slice(own.length) } : {};
  };
};
