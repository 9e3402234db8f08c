import { lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { texts } from './texts.ts';

export type Question = {
  title: string;
  message?: ReactNode;
  /** What goes with it: shown under the message, set apart. */
  details?: ReactNode;
  /** Destroys something: OK wears the warning colour. */
  danger?: boolean;
};

export type Asked = Question & {
  answer: (yes: boolean) => void;
  /** Called once the dialog is gone: the focus goes back to where it was, unless that is gone too. */
  gone: () => void;
};

let asked: Asked | undefined;
let hosts = 0;
const listeners = new Set<() => void>();

const put = (next: Asked | undefined): void => {
  asked = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const Dialog = lazy(() => import('./ConfirmDialog.tsx').then((module) => ({ default: module.ConfirmDialog })));

/**
 * Asks before something is done that cannot be undone; true for OK. One question at a time: another one meanwhile
 * is answered with no.
 */
export const confirm = (question: Question): Promise<boolean> => {
  if (hosts === 0) throw new Error('No <ConfirmHost /> is mounted to show the question.');
  if (asked) return Promise.resolve(false);
  const before = document.activeElement;
  return new Promise((resolve) => {
    put({
      ...question,
      gone: () => {
        if (before instanceof HTMLElement && before.isConnected) before.focus();
      },
      answer: (yes) => {
        put(undefined);
        resolve(yes);
      },
    });
  });
};

/** 'Er du sikker på at du vil slette denne aftale?': `removeQuestion('aftale', 'denne')`. */
export const removeQuestion = texts.confirm.remove;

/** The place where questions are shown. Once, around the whole app. */
export const ConfirmHost = () => {
  const question = useSyncExternalStore(subscribe, () => asked);
  useEffect(() => {
    hosts += 1;
    return () => {
      hosts -= 1;
      asked?.answer(false);
    };
  }, []);
  return (
    <Suspense>
      <LoadedOnce question={question} />
    </Suspense>
  );
};

let needed = false;
const LoadedOnce = ({ question }: { question: Asked | undefined }) => {
  needed ||= question !== undefined;
  return needed ? <Dialog question={question} /> : null;
};
