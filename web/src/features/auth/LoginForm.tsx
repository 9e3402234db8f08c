import { Stack, Text } from '@mantine/core';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { EmailField, PasswordField } from '../../ui/fields/TextField.tsx';
import { CheckboxField } from '../../ui/fields/ToggleFields.tsx';
import { useFormState } from '../../ui/form/formHooks.ts';
import { Notice } from '../../ui/Notice.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import classes from './LoginForm.module.css';
import { RefusalNotice, useRefusal } from './RefusalNotice.tsx';
import { SessionEnded } from './SessionEnded.tsx';
import { texts } from './texts.ts';
import { useLogin } from './useLogin.ts';

type LoginFormProps = {
  destination: string;
  sessionEnded: boolean;
  /** Why the password is asked for once more. */
  startOver: string | undefined;
  onSecondStep: () => void;
};

/** E-mail and password, and what the server says about them. */
export const LoginForm = ({ destination, sessionEnded, startOver, onSecondStep }: LoginFormProps) => {
  const form = useLogin(destination, onSecondStep);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const busy = useFormState(form, (state) => state.saving);
  const attempts = useFormState(form, (state) => state.attempts);
  const refusal = useRefusal(form);

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
    <Stack gap="lg" renderRoot={(props) => <form {...props} noValidate onSubmit={submit} aria-label={texts.title} />}>
      {sessionEnded && !refusal && <SessionEnded />}
      {startOver && !refusal && (
        <Notice tone="info" title={texts.startOver}>
          {startOver}
        </Notice>
      )}
      <RefusalNotice refusal={refusal} />
      <Text fz="sm" c="dimmed">
        {uiTexts.form.legend}
      </Text>
      <EmailField ref={email} field={form.field('email')} size="md" autoComplete="username" />
      <PasswordField ref={password} field={form.field('password')} size="md" autoComplete="current-password" />
      <div className={classes.remember}>
        <CheckboxField field={form.field('remember')} />
      </div>
      <BusyButton type="submit" size="md" fullWidth busy={busy} busyLabel={texts.busy}>
        {texts.submit}
      </BusyButton>
    </Stack>
  );
};
