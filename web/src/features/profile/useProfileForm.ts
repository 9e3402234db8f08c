import { api, type Profile, profileInputSchema } from '@sponsorat/api';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../lib/client.ts';
import { valuesFrom } from '../../ui/form/schema.ts';
import { useForm } from '../../ui/form/useForm.ts';
import { toast } from '../../ui/toast.ts';
import { cacheProfile, profileQuery } from './profile.queries.ts';
import { texts } from './texts.ts';

/** What one may say of oneself, as the form holds it. */
const valuesOf = (profile: Profile) => valuesFrom(profileInputSchema, profile);

/** The form of one's own name and phone. */
export const useProfileForm = (profile: Profile) => {
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
    draftKey: `${profile.id}:profile`,
    loadTheirs: async () => valuesOf(await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 })),
  });
};
