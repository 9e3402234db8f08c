import type { User } from '@sponsorat/api';
import { useState } from 'react';
import { useUser } from '../../lib/session.ts';
import { RemoveButton } from '../../ui/BusyButton.tsx';
import { WithAside } from '../../ui/Columns.tsx';
import { PageForm } from '../../ui/form/PageForm.tsx';
import { Page } from '../../ui/Page.tsx';
import { LockButton } from './LockButton.tsx';
import { PasswordSection } from './password/PasswordSection.tsx';
import { InUseNotice } from './responsibilities/InUseNotice.tsx';
import { LockedOutNotice } from './responsibilities/LockedOutNotice.tsx';
import { ResponsibleFor, type StatusComponent } from './responsibilities/ResponsibleFor.tsx';
import { TransferDialog } from './responsibilities/TransferDialog.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';
import { texts } from './texts.ts';
import { UserFields } from './UserFields.tsx';
import { UserPicture } from './UserPicture.tsx';
import { useUserForm, valuesOf } from './useUserForm.ts';
import { useUserRemoval } from './useUserRemoval.ts';

type UserPageProps = { user: User; Status: StatusComponent };

/**
 * A user's page, where an Admin edits them, hands over what they are responsible for, locks them out and deletes them.
 * Nobody does the last two to oneself.
 */
export const UserPage = ({ user, Status }: UserPageProps) => {
  const isSelf = useUser().id === user.id;
  const [transferring, setTransferring] = useState(false);
  const openTransfer = () => setTransferring(true);
  const form = useUserForm(user);
  const remove = useUserRemoval({ discard: form.discard, onTransfer: openTransfer });
  return (
    <Page
      title={user.name}
      subtitle={user.lockedOut && texts.lockedOut}
      actions={!isSelf && <LockButton user={user} />}
    >
      {user.lockedOut && user.responsibleFor > 0 && <LockedOutNotice user={user} onTransfer={openTransfer} />}
      <WithAside
        aside={
          <>
            <UserPicture user={user} />
            <PasswordSection user={user} isSelf={isSelf} onSaved={(saved) => form.rebase(valuesOf(saved))} />
            <SecondFactorSection user={user} isSelf={isSelf} />
          </>
        }
      >
        <PageForm
          form={form}
          label={user.name}
          remove={!isSelf && <RemoveButton onClick={() => void remove(user)}>{texts.page.remove}</RemoveButton>}
        >
          <InUseNotice form={form} onTransfer={openTransfer} />
          <UserFields form={form} hasBankAccount={user.hasBankAccount} />
        </PageForm>
        <ResponsibleFor user={user} Status={Status} onTransfer={openTransfer} />
      </WithAside>
      <TransferDialog user={user} opened={transferring} onClose={() => setTransferring(false)} />
    </Page>
  );
};

/** A new user; once saved, their own page, where the picture is uploaded. */
export const UserCreate = () => {
  const form = useUserForm(undefined);
  return (
    <Page title={texts.create} width="form">
      <PageForm form={form} label={texts.create}>
        <UserFields form={form} isNew />
      </PageForm>
    </Page>
  );
};
