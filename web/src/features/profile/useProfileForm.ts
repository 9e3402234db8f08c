import { api, type Profile, profileInputSchema } from '@sponsorat/api';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { call } from '../../lib/client.ts';
import { useEntityForm } from '../../ui/form/useEntityForm.ts';
import { toast } from '../../ui/toast.ts';
import { cacheProfile, profileQuery } from './profile.queries.ts';
import { texts } from './texts.ts';

/** What one may say of oneself, as the form holds it. */
const valuesOf = ({ version, name, phoneNumber }: Profile) => ({ version, name, phoneNumber: phoneNumber ?? '' });

/** The form of one's own name and phone. */
export const useProfileForm = (profile: Profile) => {
  const queryClient = useQueryClient();
  const initial = useMemo(() => valuesOf(profile), [profile]);
  const loadTheirs = useCallback(
    async () => valuesOf(await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 })),
    [queryClient],
  );
  return useEntityForm({
    schema: profileInputSchema,
    initial,
    save: (body) => call(api.profile.save, { body }),
    afterSave: valuesOf,
    onSaved: (saved) => {
      cacheProfile(queryClient, saved);
      toast.success(texts.saved);
    },
    marks: 'optional',
    draftKey: `${profile.id}:profile`,
    loadTheirs,
  });
};
