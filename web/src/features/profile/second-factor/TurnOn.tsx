import { Button } from '@mantine/core';
import { api, type SecondFactorSecret } from '@sponsorat/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/client.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import dialog from '../../../ui/dialog.module.css';
import { DialogForm, FormDialog } from '../../../ui/form/FormDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { texts } from '../texts.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpFields, useSetUpForm } from './SetUpFields.tsx';
import { secondFactorQuery } from './second-factor.queries.ts';

const t = texts.secondFactor;

type SetUpProps = { begun: SecondFactorSecret; onDone: (codes: string[]) => void; onCancel: () => void };

const SetUp = ({ begun, onDone, onCancel }: SetUpProps) => {
  const form = useSetUpForm(onDone);
  return (
    <DialogForm form={form} label={t.setUpTitle} saveLabel={t.turnOn} onCancel={onCancel}>
      <SetUpFields form={form} begun={begun} />
    </DialogForm>
  );
};

/** Sets it up in a dialog: the app is told, shows a code, and the recovery codes are there to be taken along. */
export const TurnOn = () => {
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState(false);
  const [codes, setCodes] = useState<string[]>();
  const begin = useMutation({
    mutationFn: () => call(api.secondFactor.begin),
    onSuccess: () => setOpened(true),
  });
  const close = () => {
    setOpened(false);
    if (codes) toast.success(t.turnedOn);
  };
  // Not before the dialog is gone: with the new state, this button and its dialog are.
  const onClosed = () => {
    if (codes) void queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
  };
  return (
    <>
      <BusyButton variant="default" busy={begin.isPending} onClick={() => begin.mutate()}>
        {t.setUp}
      </BusyButton>
      <FormDialog open={opened} title={codes ? t.codesTitle : t.setUpTitle} onClose={close} onGone={onClosed}>
        {codes && (
          <>
            <RecoveryCodes codes={codes} />
            <div className={dialog.buttons}>
              <Button onClick={close}>{t.done}</Button>
            </div>
          </>
        )}
        {begin.data && !codes && <SetUp begun={begin.data} onDone={setCodes} onCancel={close} />}
      </FormDialog>
    </>
  );
};
