import { createContext, type RefObject, useContext, useEffect, useEffectEvent, useState } from 'react';
import type { Form } from './FormStore.ts';
import { useFormState } from './formHooks.ts';

/** Tells the dialog around a form whether Escape closes it. */
export const EscapeContext = createContext<(closes: boolean) => void>(() => {});

/** Whether an element lies in the dialog on top, or on the page where none is open. */
export const isOnTop = (element: Element | null): boolean => {
  const top = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
  return top === undefined || top.contains(element);
};

/**
 * One Escape does not lose what was typed in a dialog's form: it leads to the button that leaves it, and only the next
 * one presses that. True between the two.
 */
export const useEscapeTwice = <V extends object>(
  form: Form<V>,
  leave: RefObject<HTMLButtonElement | null>,
): boolean => {
  const isDirty = useFormState(form, form.isDirty);
  const [isWarned, setIsWarned] = useState(false);
  const setClosesByEscape = useContext(EscapeContext);
  useEffect(() => {
    setClosesByEscape(!isDirty);
    return () => setClosesByEscape(true);
  }, [isDirty, setClosesByEscape]);
  const onKey = useEffectEvent(({ key, target }: KeyboardEvent) => {
    // A list that is open below its field takes it.
    const isTaken = target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';
    if (key !== 'Escape' || !isDirty || isTaken || !isOnTop(leave.current)) return setIsWarned(false);
    if (isWarned) return leave.current?.click();
    setIsWarned(true);
    leave.current?.focus();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return isWarned && isDirty;
};
