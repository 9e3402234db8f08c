import { Text } from '@mantine/core';
import { api, codeSchema } from '@sponsorat/api';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../../../lib/client.ts';
import { currentUserQuery } from '../../../lib/session.ts';
import { CodeField } from '../../../ui/fields/TextField.tsx';
import { DialogButton } from '../../../ui/form/DialogButton.tsx';
import { DialogForm } from '../../../ui/form/FormDialog.tsx';
import { useDialogForm } from '../../../ui/form/useDialogForm.ts';
import { toast } from '../../../ui/toast.ts';
import { texts } from '../texts.ts';
import { secondFactorQuery } from './second-factor.queries.ts';

const t = texts.secondFactor;

type TurnOffFormProps = { onDone: () => void; onCancel: () => void };

const TurnOffForm = ({ onDone, onCancel }: TurnOffFormProps) => {
  const form = useDialogForm({
    schema: codeSchema,
    save: (body) => call(api.secondFactor.remove, { body }),
    onClose: onDone,
  });
  return (
    <DialogForm form={form} label={t.turnOffTitle} saveLabel={t.turnOff} danger onCancel={onCancel}>
      <CodeField field={form.field('code')} help={t.turnOffHelp} letters />
      <Text fz="sm" c="dimmed">
        {t.turnOffEffect}
      </Text>
    </DialogForm>
  );
};

/** Turns it off, by a code of it. Where the bank demands one, it is set up anew at once. */
export const TurnOff = ({ demanded }: { demanded: boolean }) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const finish = () => {
    toast.success(t.turnedOff);
    if (!demanded) {
      void queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
      return;
    }
    // Who the user is must be known anew: what they must do first is a part of it.
    queryClient.removeQueries({ queryKey: currentUserQuery.queryKey });
    void navigate({ to: '/second-factor', search: { redirect: '/profile' } });
  };
  return (
    <DialogButton variant="default" label={t.turnOff} title={t.turnOffTitle}>
      {(close) => (
        <TurnOffForm
          onDone={() => {
            close();
            finish();
          }}
          onCancel={close}
        />
      )}
    </DialogButton>
  );
};
