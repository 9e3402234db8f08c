import { useMemo } from 'react';
import type { Form } from '../../ui/form/FormStore.ts';
import { useFormState } from '../../ui/form/formHooks.ts';
import { Notice } from '../../ui/Notice.tsx';
import { type Refusal, refusalOf } from './useLogin.ts';
import { WaitNotice } from './WaitNotice.tsx';

/** What is said of a form's last try; undefined before one failed. */
export const useRefusal = <V extends object>(form: Form<V>): Refusal | undefined => {
  const failure = useFormState(form, (state) => state.failure);
  const attempts = useFormState(form, (state) => state.attempts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second refusal for too many tries begins a wait of its own
  return useMemo(() => (failure === undefined ? undefined : refusalOf(failure)), [failure, attempts]);
};

/** A try that failed, and how long to wait before the next. */
export const RefusalNotice = ({ refusal }: { refusal: Refusal | undefined }) =>
  refusal && (
    <Notice tone="error" title={refusal.title}>
      {refusal.waitUntil === undefined ? refusal.message : <WaitNotice until={refusal.waitUntil} />}
    </Notice>
  );
