import { api, type User } from '@sponsorat/api';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';
import { ImageUpload } from '../../ui/files/ImageUpload.tsx';
import type { Send } from '../../ui/files/useUploads.ts';
import { Section } from '../../ui/Section.tsx';
import { toast } from '../../ui/toast.ts';
import { texts } from './texts.ts';
import { cacheUser } from './users.queries.ts';

const t = texts.form;

/** A user's picture, replaced as soon as a new one is chosen. */
export const UserPicture = ({ user }: { user: User }) => {
  const { id, name, picture: src } = user;
  const queryClient = useQueryClient();
  const send: Send = async (file, how) => {
    const { picture } = await call(api.users.picture, { params: { id }, file, ...how });
    cacheUser(queryClient, id, { picture });
    toast.success(texts.pictureUploaded);
  };
  return (
    <Section title={t.picture}>
      <ImageUpload kind="person" label={t.uploadPicture} src={src} name={name} send={send} />
    </Section>
  );
};
