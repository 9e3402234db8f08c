import { Button } from '@mantine/core';
import type { User } from '@sponsorat/api';
import { useUser } from '../../lib/session.ts';
import { EntityForm } from '../../ui/form/EntityForm.tsx';
import { Page } from '../../ui/Page.tsx';
import { LockButton } from './LockButton.tsx';
import { texts } from './texts.ts';
import { UserFields } from './UserFields.tsx';
import { UserPicture } from './UserPicture.tsx';
import { useUserForm } from './useUserForm.ts';
import { useUserRemoval } from './useUserRemoval.tsx';

/** A user's page, where an Admin edits them, locks them out and deletes them. Nobody does the last two to oneself. */
export const UserPage = ({ user }: { user: User }) => {
  const isSelf = useUser().id === user.id;
  const form = useUserForm(user);
  const { remove, refusal } = useUserRemoval(form.discard);
  return (
    <Page
      title={user.name}
      subtitle={user.lockedOut && texts.lockedOut}
      width="form"
      actions={!isSelf && <LockButton user={user} />}
    >
      <UserPicture user={user} />
      <EntityForm
        form={form}
        label={user.name}
        secondary={
          !isSelf && (
            <Button variant="subtle" color="gray" onClick={() => void remove(user)}>
              {texts.page.remove}
            </Button>
          )
        }
      >
        <UserFields form={form} whose={isSelf ? 'own' : 'other'} />
      </EntityForm>
      {refusal}
    </Page>
  );
};

/** A new user; once saved, their own page, where the picture is uploaded. */
export const UserCreate = () => {
  const form = useUserForm(undefined);
  return (
    <Page title={texts.create} width="form">
      <EntityForm form={form} label={texts.create}>
        <UserFields form={form} whose="new" />
      </EntityForm>
    </Page>
  );
};
