import { Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import classes from './LoginForm.module.css';
import { texts } from './texts.ts';
import { useLogin } from './useLogin.ts';
import { WaitNotice } from './WaitNotice.tsx';

const text = (data: FormData, name: string) => String(data.get(name) ?? '');

/** E-mail and password, and what the server says about them. */
export const LoginForm = ({ destination, sessionEnded }: { destination: string; sessionEnded: boolean }) => {
  const { login, busy, fields, refusal } = useLogin(destination);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [visible, setVisible] = useState(false);

  // At the start of a visit the hands can stay on the keyboard; later the heading has the focus.
  useEffect(() => {
    if (!sessionEnded && document.activeElement === document.body) email.current?.focus();
  }, [sessionEnded]);

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const wrong = await login({
      email: text(data, 'email'),
      password: text(data, 'password'),
      remember: data.has('remember'),
    });
    if (wrong) (wrong === 'email' ? email : password).current?.focus();
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
      <TextInput
        ref={email}
        size="md"
        name="email"
        type="email"
        label={texts.email}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={fields.email}
      />
      <PasswordInput
        ref={password}
        size="md"
        name="password"
        label={texts.password}
        autoComplete="current-password"
        error={fields.password}
        visible={visible}
        onVisibilityChange={setVisible}
        visibilityToggleButtonProps={{
          'aria-label': visible ? texts.hidePassword : texts.showPassword,
          tabIndex: 0,
        }}
      />
      <Checkbox name="remember" label={texts.remember} className={classes.remember} />
      <BusyButton type="submit" size="md" fullWidth busy={busy} busyLabel={texts.busy}>
        {texts.submit}
      </BusyButton>
    </form>
  );
};
