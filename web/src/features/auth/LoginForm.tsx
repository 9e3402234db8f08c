import { type SyntheticEvent, useEffect, useMemo, useRef } from 'react';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { EmailField, PasswordField } from '../../ui/fields/TextField.tsx';
import { CheckboxField } from '../../ui/fields/ToggleFields.tsx';
import { useFormState } from '../../ui/form/formHooks.ts';
import { Notice } from '../../ui/Notice.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import classes from './LoginForm.module.css';
import { texts } from './texts.ts';
import { refusalOf, useLogin } from './useLogin.ts';
import { WaitNotice } from './WaitNotice.tsx';

/** E-mail and password, and what the server says about them. */
export const LoginForm = ({ destination, sessionEnded }: { destination: string; sessionEnded: boolean }) => {
  const form = useLogin(destination);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const busy = useFormState(form, (state) => state.saving);
  const failure = useFormState(form, (state) => state.failure);
  const attempts = useFormState(form, (state) => state.attempts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second refusal for too many tries begins a wait of its own
  const refusal = useMemo(() => (failure === undefined ? undefined : refusalOf(failure)), [failure, attempts]);

  // At the start of a visit the hands can stay on the keyboard; later the heading has the focus.
  useEffect(() => {
    if (!sessionEnded && document.activeElement === document.body) email.current?.focus();
  }, [sessionEnded]);
  // Two fields need no summary: the first that lacks something is where to go on.
  useEffect(() => {
    const { summary } = form.get();
    if (attempts > 0 && summary) (summary.email ? email : password).current?.focus();
  }, [form, attempts]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={texts.title}>
      {sessionEnded && !refusal && (
        <Notice tone="info" title={texts.sessionEnded}>
          {texts.sessionEndedHint}
        </Notice>
      )}
      {refusal && (
        <Notice tone="error" title={refusal.title}>
          {refusal.waitUntil === undefined ? refusal.message : <WaitNotice until={refusal.waitUntil} />}
        </Notice>
      )}
      <p className={classes.legend}>{uiTexts.form.legend}</p>
      <EmailField ref={email} field={form.field('email')} size="md" autoComplete="username" />
      <PasswordField ref={password} field={form.field('password')} size="md" autoComplete="current-password" />
      <div className={classes.remember}>
        <CheckboxField field={form.field('remember')} />
      </div>
      <BusyButton type="submit" size="md" fullWidth busy={busy} busyLabel={texts.busy}>
        {texts.submit}
      </BusyButton>
    </form>
  );
};
