import { useEffect, useMemo, useState } from 'react';
import { plural } from '../../lib/formats.ts';
import type { Form } from '../../ui/form/FormStore.ts';
import { useFormState } from '../../ui/form/formHooks.ts';
import { Notice } from '../../ui/Notice.tsx';
import { texts } from './texts.ts';
import { type Refusal, refusalOf } from './useLogin.ts';

/** Seconds as text: "1 minut og 20 sekunder". */
export const waitText = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [
    ...(minutes > 0 ? [plural(minutes, ...texts.minute)] : []),
    ...(rest > 0 || minutes === 0 ? [plural(rest, ...texts.second)] : []),
  ];
  return parts.join(texts.and);
};

/** How long to wait before the next try, counted down by the clock. */
const WaitNotice = ({ until }: { until: number }) => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  // A timer is not read aloud each second.
  return <span role="timer">{left > 0 ? texts.tryAgainIn(waitText(left)) : texts.tryAgainNow}</span>;
};

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
