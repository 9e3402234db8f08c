import { useState } from 'preact/hooks';
import type { Answer, Failure } from './calls.ts';

/** Does one thing at a time, and keeps what went wrong with it. */
export const useAct = () => {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const act = async <T>(ask: () => Promise<Answer<T>>, done: (value: T) => void): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const answer = await ask();
    setBusy(false);
    setFailure(answer.ok ? null : answer.failure);
    if (answer.ok) done(answer.value);
  };
  /** What is wrong with a field by the server's rules. */
  const errorOf = (field: string): string | undefined => failure?.fields[field];
  /** What is wrong besides fields. */
  const problem = failure && Object.keys(failure.fields).length === 0 ? failure.message : undefined;
  return { act, isBusy, errorOf, problem, failure };
};

/** Leads whoever signs to the first field that is wrong. */
export const focusFirstError = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
};
