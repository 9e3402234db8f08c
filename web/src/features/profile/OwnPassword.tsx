import { Text } from '@mantine/core';
import { ActionRow } from '../../ui/ActionRow.tsx';
import { DialogButton } from '../../ui/form/DialogButton.tsx';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import { Section } from '../../ui/Section.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { toast } from '../../ui/toast.ts';
import { PasswordFields, usePasswordForm } from './PasswordFields.tsx';
import { texts } from './texts.ts';

const t = texts.password;

type ChangeProps = { email: string; onClose: () => void };

const ChangePassword = ({ email, onClose }: ChangeProps) => {
  const form = usePasswordForm(() => {
    toast.success(t.done);
    onClose();
  });
  return (
    <DialogForm form={form} label={t.change} saveLabel={uiTexts.save} onCancel={onClose}>
      <PasswordFields form={form} email={email} />
      <Text fz="sm" c="dimmed">
        {t.hint}
      </Text>
    </DialogForm>
  );
};

/** One's own password, changed in a dialog of its own: the page's form keeps what is typed there. */
export const OwnPassword = ({ email }: { email: string }) => (
  <Section title={t.title}>
    <ActionRow hint={t.hint}>
      <DialogButton variant="default" label={t.change} title={t.change}>
        {(close) => <ChangePassword email={email} onClose={close} />}
      </DialogButton>
    </ActionRow>
  </Section>
);
