import { api, type User } from '@sponsorat/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../lib/client.ts';
import { rememberedList } from '../../lib/list-memory.ts';
import { useUser } from '../../lib/session.ts';
import { BusyButton, RemoveButton } from '../../ui/BusyButton.tsx';
import { WithAside } from '../../ui/Columns.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { confirmAndDelete } from '../../ui/confirmAndDelete.ts';
import { ImageUpload } from '../../ui/files/ImageUpload.tsx';
import type { Send } from '../../ui/files/useUploads.ts';
import { PageForm } from '../../ui/form/PageForm.tsx';
import { Page } from '../../ui/Page.tsx';
import { Section } from '../../ui/Section.tsx';
import { toast } from '../../ui/toast.ts';
import { PasswordSection } from './password/PasswordSection.tsx';
import { ResponsibleFor, type StatusComponent } from './responsibilities/ResponsibleFor.tsx';
import { InUseNotice, LockedOutNotice } from './responsibilities/ResponsibleNotices.tsx';
import { TransferDialog } from './responsibilities/TransferDialog.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';
import { texts } from './texts.ts';
import { UserFields } from './UserFields.tsx';
import { cacheUser, invalidateUsers, userQuery } from './users.queries.ts';
import { useUserForm, valuesOf } from './useUserForm.ts';

type After = { discard: () => void; onTransfer: () => void };

/** Asks, deletes the user and leads to the list; or says what they are responsible for, with the way to hand it over. */
const useUserRemoval = ({ discard, onTransfer }: After): ((user: User) => Promise<void>) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async ({ id, name }) => {
    const isGone = await confirmAndDelete({
      noun: texts.noun,
      name,
      usedBy: () => call(api.users.usedBy, { params: { id } }),
      remove: () => call(api.users.remove, { params: { id } }),
      done: texts.removed,
      remedy: { label: texts.transfer.open, take: onTransfer },
    });
    if (!isGone) return;
    discard();
    invalidateUsers(queryClient);
    await navigate({ to: '/users', search: rememberedList(queryClient, '/users') });
    queryClient.removeQueries({ queryKey: userQuery(id).queryKey });
  };
};

const t = texts.page;

/** Locks a user out, after asking, or lets them in again. */
const LockButton = ({ user }: { user: User }) => {
  const { id, name, lockedOut, responsibleFor } = user;
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: () => call(lockedOut ? api.users.unlock : api.users.lockout, { params: { id } }),
    onSuccess: () => {
      cacheUser(queryClient, id, { lockedOut: !lockedOut });
      toast.success(lockedOut ? texts.unlockedNow : texts.lockedOutNow);
    },
  });
  const ask = async () => {
    const details = responsibleFor > 0 ? `${t.lockOutEffect} ${t.lockOutResponsible(responsibleFor)}` : t.lockOutEffect;
    const question = { title: t.lockOutTitle, message: name, details, action: t.lockOut, danger: true };
    if (lockedOut || (await confirm(question))) change.mutate();
  };
  return (
    <BusyButton variant="default" busy={change.isPending} onClick={() => void ask()}>
      {lockedOut ? t.unlock : t.lockOut}
    </BusyButton>
  );
};

/** A user's picture, replaced as soon as a new one is chosen. */
const UserPicture = ({ user }: { user: User }) => {
  const { id, name, picture: src } = user;
  const queryClient = useQueryClient();
  const send: Send = async (file, how) => {
    const { picture } = await call(api.users.picture, { params: { id }, file, ...how });
    cacheUser(queryClient, id, { picture });
    toast.success(texts.pictureUploaded);
  };
  return (
    <Section title={texts.form.picture}>
      <ImageUpload kind="person" label={texts.form.uploadPicture} src={src} name={name} send={send} />
    </Section>
  );
};

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
        <PageForm form={form} label={user.name}>
          <InUseNotice form={form} onTransfer={openTransfer} />
          <UserFields form={form} hasBankAccount={user.hasBankAccount} />
        </PageForm>
        <ResponsibleFor user={user} Status={Status} onTransfer={openTransfer} />
      </WithAside>
      {!isSelf && (
        <div>
          <RemoveButton onClick={() => void remove(user)}>{texts.page.remove}</RemoveButton>
        </div>
      )}
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
