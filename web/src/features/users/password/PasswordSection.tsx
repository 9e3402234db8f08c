import { api, resetPasswordSchema, type User } from '@sponsorat/api';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';
import { ActionRow } from '../../../ui/ActionRow.tsx';
import { DialogButton } from '../../../ui/form/DialogButton.tsx';
import { DialogForm } from '../../../ui/form/FormDialog.tsx';
import { blankValues } from '../../../ui/form/schema.ts';
import { useForm } from '../../../ui/form/useForm.ts';
import { LinkButton } from '../../../ui/links.tsx';
import { Section } from '../../../ui/Section.tsx';
import { texts as uiTexts } from '../../../ui/texts.ts';
import { toast } from '../../../ui/toast.ts';
import { texts } from '../texts.ts';
import { cacheUser, userQuery } from '../users.queries.ts';
import { NewPasswordField } from './NewPasswordField.tsx';

const t = texts.password;

const empty = blankValues(resetPasswordSchema);

type ResetPasswordProps = {
  user: User;
  onClose: () => void;
  /** The user as saved, with a new version. */
  onSaved: (user: User) => void;
};

/** A new password for a user, and nothing else of them. */
const ResetPassword = ({ user: { id, name }, onClose, onSaved }: ResetPasswordProps) => {
  const queryClient = useQueryClient();
  const form = useForm({
    schema: resetPasswordSchema,
    initial: empty,
    // The call saves a whole user: all but the password stays as it is stored at this moment.
    save: async ({ password }) => {
      const stored = await queryClient.fetchQuery({ ...userQuery(id), staleTime: 0 });
      return call(api.users.save, { body: { ...stored, password } });
    },
    onSaved: (saved) => {
      cacheUser(queryClient, id, saved);
      toast.success(t.done(name));
      onSaved(saved);
      onClose();
    },
  });
  return (
    <DialogForm form={form} label={t.resetOf(name)} saveLabel={uiTexts.save} onCancel={onClose}>
      <NewPasswordField field={form.field('password')} help={`${t.help} ${t.effect}`} />
    </DialogForm>
  );
};

type PasswordSectionProps = { user: User; isSelf: boolean; onSaved: (user: User) => void };

/** Where a user's password is reset; one's own is changed on the profile, which asks for the old one. */
export const PasswordSection = ({ user, isSelf, onSaved }: PasswordSectionProps) => (
  <Section title={t.title}>
    <ActionRow hint={isSelf ? t.own : t.hint}>
      {isSelf ? (
        <LinkButton variant="default" to="/profile">
          {t.toProfile}
        </LinkButton>
      ) : (
        <DialogButton variant="default" label={t.reset} title={t.resetOf(user.name)}>
          {(close) => <ResetPassword user={user} onClose={close} onSaved={onSaved} />}
        </DialogButton>
      )}
    </ActionRow>
  </Section>
);
