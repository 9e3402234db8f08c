import { Button } from '@mantine/core';
import type { User } from '@sponsorat/api';
import { useState } from 'react';
import { ActionRow } from '../../../ui/ActionRow.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { LinkButton } from '../../../ui/links.tsx';
import { Section } from '../../../ui/Section.tsx';
import { texts } from '../texts.ts';
import { ResetPassword } from './ResetPassword.tsx';

const t = texts.password;

type PasswordSectionProps = { user: User; isSelf: boolean; onSaved: (user: User) => void };

/** Where a user's password is reset; one's own is changed on the profile, which asks for the old one. */
export const PasswordSection = ({ user, isSelf, onSaved }: PasswordSectionProps) => {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <Section title={t.title}>
      <ActionRow hint={isSelf ? t.own : t.hint}>
        {isSelf ? (
          <LinkButton variant="default" to="/profile">
            {t.toProfile}
          </LinkButton>
        ) : (
          <Button variant="default" onClick={() => setOpened(true)}>
            {t.reset}
          </Button>
        )}
      </ActionRow>
      <FormDialog open={opened} title={t.resetOf(user.name)} onClose={close}>
        <ResetPassword user={user} onClose={close} onSaved={onSaved} />
      </FormDialog>
    </Section>
  );
};
