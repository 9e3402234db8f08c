import { useEffect } from 'react';

const DOUBLE_CLICK_MS = 500;

/** The second half of a double click that led to a step must not press the button that now lies under it. */
export const useNoSecondClick = (step: number): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins anew with each step
  useEffect(() => {
    const stop = (event: MouseEvent) => {
      if (event.detail < 2) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const remove = () => document.removeEventListener('click', stop, true);
    document.addEventListener('click', stop, true);
    const timer = setTimeout(remove, DOUBLE_CLICK_MS);
    return () => {
      clearTimeout(timer);
      remove();
    };
  }, [step]);
};
