import { Anchor, Button, Stack, Text } from '@mantine/core';
import { api, type SecondFactorSecret } from '@sponsorat/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../lib/client.ts';
import { forgetSession } from '../../../lib/session.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { FormFrame } from '../../../ui/form/FormFrame.tsx';
import { useFormState } from '../../../ui/form/formHooks.ts';
import { ErrorNotice } from '../../../ui/Notice.tsx';
import { LonePage } from '../LonePage.tsx';
import { texts } from '../texts.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpFields, useSetUpForm } from './SetUpFields.tsx';

const t = texts.secondFactor;

const SetUp = ({ begun, onDone }: { begun: SecondFactorSecret; onDone: (codes: string[]) => void }) => {
  const form = useSetUpForm(onDone);
  const busy = useFormState(form, (state) => state.saving);
  return (
    <FormFrame form={form} label={t.setUpTitle}>
      <SetUpFields form={form} begun={begun} />
      <BusyButton type="submit" size="md" fullWidth busy={busy}>
        {t.turnOn}
      </BusyButton>
    </FormFrame>
  );
};

type StepsProps = { onBegun: () => void; onDone: (codes: string[]) => void };

/** Begins when asked to: each beginning makes a new secret, and an app that was told an older one shows wrong codes. */
const Steps = ({ onBegun, onDone }: StepsProps) => {
  const begin = useMutation({
    mutationFn: () => call(api.secondFactor.begin),
    meta: { inline: true },
    onSuccess: onBegun,
  });
  return (
    <>
      {begin.data ? (
        <SetUp begun={begin.data} onDone={onDone} />
      ) : (
        <>
          <Text c="dimmed" textWrap="pretty">
            {t.page.purpose}
          </Text>
          {begin.error && <ErrorNotice error={begin.error} />}
          <BusyButton size="md" fullWidth busy={begin.isPending} onClick={() => begin.mutate()}>
            {t.page.begin}
          </BusyButton>
        </>
      )}
      <Anchor style={{ alignSelf: 'center' }} href="/logout">
        {texts.firstPassword.leave}
      </Anchor>
    </>
  );
};

/** Between the login and everything else, for somebody of whom the bank demands a second factor. */
export const SecondFactorPage = ({ onDone }: { onDone: () => Promise<void> }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const queryClient = useQueryClient();
  const [codes, setCodes] = useState<string[]>();
  const title = codes ? t.codesTitle : t.setUpTitle;
  // What had the focus is gone with each step.
  const focusHeading = () => heading.current?.focus();
  const show = (recoveryCodes: string[]) => {
    setCodes(recoveryCodes);
    focusHeading();
  };
  const goOn = () => {
    forgetSession(queryClient);
    void onDone();
  };
  return (
    <LonePage title={title} heading={heading}>
      <Stack gap="lg" mt="sm">
        {codes ? (
          <>
            <RecoveryCodes codes={codes} />
            <Button size="md" fullWidth onClick={goOn}>
              {t.done}
            </Button>
          </>
        ) : (
          <Steps onBegun={focusHeading} onDone={show} />
        )}
      </Stack>
    </LonePage>
  );
};
