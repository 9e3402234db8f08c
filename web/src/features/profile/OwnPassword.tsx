import { Button } from '@mantine/core';
import { api, ownPasswordFormSchema } from '@sponsorat/api';
import { useState } from 'react';
import { call } from '../../lib/client.ts';
import { ActionRow } from '../../ui/ActionRow.tsx';
import { PasswordField } from '../../ui/fields/TextField.tsx';
import { DialogForm, FormDialog } from '../../ui/form/FormDialog.tsx';
import { blankValues } from '../../ui/form/schema.ts';
import { useForm } from '../../ui/form/useForm.ts';
import { Section } from '../../ui/Section.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { toast } from '../../ui/toast.ts';
import classes from './ProfilePage.module.css';
import { texts } from './texts.ts';

const t = texts.password;
const empty = blankValues(ownPasswordFormSchema);

type ChangeProps = { email: string; onClose: () => void };

const ChangePassword = ({ email, onClose }: ChangeProps) => {
  const form = useForm({
    schema: ownPasswordFormSchema,
    initial: empty,
    save: ({ current, password }) => call(api.profile.password, { body: { current, password } }),
    onSaved: () => {
      toast.success(t.done);
      onClose();
    },
  });
  const { field } = form;
  return (
    <DialogForm form={form} label={t.change} saveLabel={uiTexts.save} onCancel={onClose}>
      <PasswordField field={field('current')} autoComplete="current-password" />
      <PasswordField field={field('password')} help={t.help} />
      <PasswordField field={field('repeated')} />
      {/* Tells the browser's password store whose password it is; last, so that the focus passes it by. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <p className={classes.effect}>{t.hint}</p>
    </DialogForm>
  );
};

/** One's own password, changed in a dialog of its own: the page's form keeps what is typed there. */
export const OwnPassword = ({ email }: { email: string }) => {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <Section title={t.title}>
      <ActionRow hint={t.hint}>
        <Button variant="default" onClick={() => setOpened(true)}>
          {t.change}
        </Button>
      </ActionRow>
      <FormDialog title={t.change} opened={opened} onClose={close}>
        <ChangePassword email={email} onClose={close} />
      </FormDialog>
    </Section>
  );
};
