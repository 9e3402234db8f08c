import { Anchor, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { forgetSession } from '../../lib/session.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { FormFrame } from '../../ui/form/FormFrame.tsx';
import { useFormState } from '../../ui/form/formHooks.ts';
import { LonePage } from './LonePage.tsx';
import { PasswordFields, usePasswordForm } from './PasswordFields.tsx';
import { texts } from './texts.ts';

const t = texts.firstPassword;

type FirstPasswordPageProps = {
  email: string;
  /** Goes on to where the user was heading. */
  onDone: () => Promise<void>;
};

/** Between the login and everything else, for somebody whose password an Admin set. */
export const FirstPasswordPage = ({ email, onDone }: FirstPasswordPageProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const queryClient = useQueryClient();
  const form = usePasswordForm(async () => {
    forgetSession(queryClient);
    await onDone();
  });
  const busy = useFormState(form, (state) => state.saving);
  return (
    <LonePage title={t.title} heading={heading}>
      <Text c="dimmed" textWrap="pretty" mt="xs" mb="xl">
        {t.purpose}
      </Text>
      <FormFrame form={form} label={t.title}>
        <PasswordFields form={form} email={email} />
        <BusyButton type="submit" size="md" fullWidth busy={busy}>
          {t.save}
        </BusyButton>
        <Anchor style={{ alignSelf: 'center' }} href="/logout">
          {t.leave}
        </Anchor>
      </FormFrame>
    </LonePage>
  );
};
