import { Anchor, Group, Stack, Text } from '@mantine/core';
import { api, messages, withLabel } from '@sponsorat/api';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { call } from '../../lib/client.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { CodeField } from '../../ui/fields/TextField.tsx';
import type { Form } from '../../ui/form/FormStore.ts';
import type { Checks } from '../../ui/form/form-options.ts';
import { useCheckedForm, useFormState } from '../../ui/form/formHooks.ts';
import { toast } from '../../ui/toast.ts';
import { RefusalNotice, useRefusal } from './RefusalNotice.tsx';
import { texts as t } from './second-step.texts.ts';
import { texts } from './texts.ts';
import { LoginRefusal, useGoOn } from './useLogin.ts';

type Values = { code: string };
const initial: Values = { code: '' };

// Without the schema of the call, as on the first step.
const checks: Checks<Values> = {
  label: () => t.code,
  isRequired: () => true,
  canBeEmpty: () => false,
  read: (values) => {
    const value = values as Values;
    if (value.code.trim() !== '') return { ok: true, value };
    return { ok: false, fields: { code: withLabel(messages.required, t.code) } };
  },
};

type SecondStepProps = {
  destination: string;
  /** Back to the password: because somebody wants to, or for a reason that the server gives. */
  onStartOver: (why?: string) => void;
};

const useSecondStep = ({ destination, onStartOver }: SecondStepProps): Form<Values> => {
  const goOn = useGoOn(destination);
  return useCheckedForm({
    checks: () => checks,
    initial,
    save: async (body) => {
      const answer = await call(api.secondFactor.logIn, { body, anonymous: true });
      if (answer.startOver) return onStartOver(answer.message);
      if (!answer.succeeded) throw new LoginRefusal(t.failed, answer.message ?? '');
      await goOn();
      if (answer.recoveryCodesLeft !== undefined) toast.info(t.codesLeft(answer.recoveryCodesLeft));
    },
  });
};

/** The code that a login in two steps asks for: of the app, or one of those for whoever is without it. */
export const SecondStep = (props: SecondStepProps) => {
  const form = useSecondStep(props);
  const code = useRef<HTMLInputElement>(null);
  const [recovery, setRecovery] = useState(false);
  const busy = useFormState(form, (state) => state.saving);
  const attempts = useFormState(form, (state) => state.attempts);
  const refusal = useRefusal(form);
  // At first, after a refusal, and when another kind of code is asked for, the field is where to go on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these brings the focus back
  useEffect(() => {
    code.current?.focus();
    code.current?.select();
  }, [attempts, recovery]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void form.submit();
  };
  const change = () => {
    form.reset(initial);
    setRecovery(!recovery);
  };
  return (
    <Stack
      gap="lg"
      renderRoot={(props) => <form {...props} noValidate onSubmit={submit} aria-label={texts.secondStep.title} />}
    >
      <RefusalNotice refusal={refusal} />
      <CodeField
        ref={code}
        field={form.field('code')}
        size="md"
        letters={recovery}
        label={recovery ? t.recoveryCode : t.code}
        help={recovery ? t.recoveryHelp : t.help}
      />
      <BusyButton type="submit" size="md" fullWidth busy={busy} busyLabel={texts.busy}>
        {texts.submit}
      </BusyButton>
      <Group justify="space-between" gap="8px 24px">
        <Anchor component="button" type="button" size="sm" mih={24} onClick={change}>
          {recovery ? t.useApp : t.useRecovery}
        </Anchor>
        <Anchor component="button" type="button" size="sm" mih={24} onClick={() => props.onStartOver()}>
          {t.back}
        </Anchor>
      </Group>
      <Text fz="sm" c="dimmed">
        {t.lost}
      </Text>
    </Stack>
  );
};
