import { Text } from '@mantine/core';
import { api, hasRole, type Profile, profileInputSchema } from '@sponsorat/api';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { call } from '../../lib/client.ts';
import { kroner, NONE } from '../../lib/formats.ts';
import { useUser } from '../../lib/session.ts';
import { ActionRow } from '../../ui/ActionRow.tsx';
import { WithAside } from '../../ui/Columns.tsx';
import { PhoneField, TextField } from '../../ui/fields/TextField.tsx';
import { ImageUpload } from '../../ui/files/ImageUpload.tsx';
import type { Send } from '../../ui/files/useUploads.ts';
import { DialogButton } from '../../ui/form/DialogButton.tsx';
import { FieldGrid, HalfRow } from '../../ui/form/FieldGrid.tsx';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import { PageForm } from '../../ui/form/PageForm.tsx';
import { valuesFrom } from '../../ui/form/schema.ts';
import { useForm } from '../../ui/form/useForm.ts';
import { Page } from '../../ui/Page.tsx';
import { Section } from '../../ui/Section.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { toast } from '../../ui/toast.ts';
import { PasswordFields, usePasswordForm } from './PasswordFields.tsx';
import { cacheProfile, profileQuery } from './profile.queries.ts';
import { SecondFactorSection } from './second-factor/SecondFactorSection.tsx';
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
const OwnPassword = ({ email }: { email: string }) => (
  <Section title={t.title}>
    <ActionRow hint={t.hint}>
      <DialogButton variant="default" label={t.change} title={t.change}>
        {(close) => <ChangePassword email={email} onClose={close} />}
      </DialogButton>
    </ActionRow>
  </Section>
);

/** What one may say of oneself, as the form holds it. */
const valuesOf = (profile: Profile) => valuesFrom(profileInputSchema, profile);

/** The form of one's own name and phone. */
const useProfileForm = (profile: Profile) => {
  const queryClient = useQueryClient();
  const initial = useMemo(() => valuesOf(profile), [profile]);
  return useForm({
    schema: profileInputSchema,
    initial,
    save: (body) => call(api.profile.save, { body }),
    afterSave: valuesOf,
    onSaved: (saved) => {
      cacheProfile(queryClient, saved);
      toast.success(texts.saved);
    },
    draft: 'profile',
    loadTheirs: async () => valuesOf(await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 })),
  });
};

const Picture = ({ profile: { name, picture: src } }: { profile: Profile }) => {
  const queryClient = useQueryClient();
  const send: Send = async (file, how) => {
    const { picture } = await call(api.profile.picture, { file, ...how });
    cacheProfile(queryClient, { picture });
    toast.success(texts.pictureUploaded);
  };
  return (
    <Section title={texts.picture}>
      <ImageUpload kind="person" label={texts.uploadPicture} src={src} name={name} send={send} />
    </Section>
  );
};

const Access = ({ profile: { email, roles, areas, hasBankAccount, approvalLimit } }: { profile: Profile }) => {
  const { approval: withLimit } = useUser();
  return (
    <Section title={texts.access} subtitle={hasBankAccount ? texts.accessByBank : texts.accessHint}>
      <dl className="facts">
        <dt>{texts.facts.email}</dt>
        <dd>{email}</dd>
        <dt>{texts.facts.roles}</dt>
        <dd>{roles.join(', ')}</dd>
        <dt>{texts.facts.areas}</dt>
        <dd>
          {areas.map(({ name }) => name).join(', ') || NONE}
          {hasRole(roles, 'Admin') && (
            <Text span display="block" fz="sm" c="dimmed">
              {texts.everyArea}
            </Text>
          )}
        </dd>
        {withLimit && typeof approvalLimit === 'number' && (
          <>
            <dt>{texts.facts.limit}</dt>
            <dd className="tabular">{kroner(approvalLimit)}</dd>
          </>
        )}
      </dl>
    </Section>
  );
};

/** Oneself: one's own picture, name, phone and password, and what an Admin has given one. */
export const ProfilePage = ({ profile, reminders }: { profile: Profile; reminders: ReactNode }) => {
  const form = useProfileForm(profile);
  const { field } = form;
  return (
    <Page title={texts.title}>
      <WithAside
        aside={
          <>
            <Picture profile={profile} />
            {profile.hasPassword && (
              <>
                <OwnPassword email={profile.email} />
                <SecondFactorSection />
              </>
            )}
          </>
        }
      >
        <PageForm form={form} label={texts.title}>
          <Section title={texts.details}>
            <FieldGrid>
              <HalfRow>
                <TextField field={field('name')} autoComplete="name" />
              </HalfRow>
              <PhoneField field={field('phoneNumber')} autoComplete="tel" />
            </FieldGrid>
          </Section>
        </PageForm>
        {reminders}
        <Access profile={profile} />
      </WithAside>
    </Page>
  );
};
