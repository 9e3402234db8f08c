import { createContext, type RefObject, useContext, useEffect, useEffectEvent, useState } from 'react';
import { isOnTop } from '../../lib/topDialog.ts';
import type { Form } from './FormStore.ts';
import { useFormState } from './formHooks.ts';

/** Tells the dialog around a form whether Escape closes it. */
export const EscapeContext = createContext<(closes: boolean) => void>(() => {});

/** Whether a key is for a form by its button: it lies on top, and has the focus where it stands in a page. */
const isFor = (button: HTMLButtonElement | null, target: EventTarget | null): boolean => {
  if (!button || !isOnTop(button)) return false;
  if (button.closest('[aria-modal="true"]')) return true;
  return target instanceof Node && button.form?.contains(target) === true;
};

/** Whether somebody pressed on what lies around a dialog: not in a list that is open over it, nor from inside to there. */
const isBeside = (dialog: Element | null | undefined, target: EventTarget | null): boolean =>
  target instanceof Node && dialog?.parentElement?.previousElementSibling === target;

/**
 * One Escape does not lose what was typed in a dialog's form: it leads to the button that leaves it, and only the next
 * one presses that. A click beside the dialog leads there too, and never presses it. By what it was, until one goes on.
 */
export const useEscapeTwice = <V extends object>(
  form: Form<V>,
  leave: RefObject<HTMLButtonElement | null>,
): 'escape' | 'click' | undefined => {
  const isDirty = useFormState(form, form.isDirty);
  const [warned, setWarned] = useState<'escape' | 'click'>();
  const setClosesByEscape = useContext(EscapeContext);
  useEffect(() => {
    setClosesByEscape(!isDirty);
    return () => setClosesByEscape(true);
  }, [isDirty, setClosesByEscape]);
  const warn = (by: 'escape' | 'click') => {
    setWarned(by);
    leave.current?.focus();
  };
  const onKey = useEffectEvent(({ key, target }: KeyboardEvent) => {
    // A list that is open below its field takes it.
    const isTaken = target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';
    if (key !== 'Escape' || !isDirty || isTaken || !isFor(leave.current, target)) return setWarned(undefined);
    if (warned === 'escape') return leave.current?.click();
    warn('escape');
  });
  const onClick = useEffectEvent(({ target }: MouseEvent) => {
    if (isDirty && isOnTop(leave.current) && isBeside(leave.current?.closest('[aria-modal="true"]'), target))
      warn('click');
  });
  useEffect(() => {
    const keyListener = (event: KeyboardEvent) => onKey(event);
    const clickListener = (event: MouseEvent) => onClick(event);
    document.addEventListener('keydown', keyListener);
    document.addEventListener('click', clickListener);
    return () => {
      document.removeEventListener('keydown', keyListener);
      document.removeEventListener('click', clickListener);
    };
  }, []);
  return isDirty ? warned : undefined;
};
