import { api, type User, userInputSchema } from '@sponsorat/api';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { call } from '../../lib/client.ts';
import { useUser } from '../../lib/session.ts';
import { useEntityForm } from '../../ui/form/useEntityForm.ts';
import { CREATE } from '../../ui/resource/resource.ts';
import { toast } from '../../ui/toast.ts';
import { texts } from './texts.ts';
import { cacheUser, userQuery } from './users.queries.ts';
import { newValues, valuesOf } from './values.ts';

/** The form of a user, or of a new one: saves, says so, and leads from a new user to their own page. */
export const useUserForm = (user: User | undefined) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const me = useUser();
  const id = user?.id;
  const initial = useMemo(() => (user ? valuesOf(user) : newValues), [user]);
  const loadTheirs = useCallback(async () => {
    if (id === undefined) throw new Error('A new user has no newer edition.');
    return valuesOf(await queryClient.fetchQuery({ ...userQuery(id), staleTime: 0 }));
  }, [queryClient, id]);

  return useEntityForm({
    schema: userInputSchema,
    initial,
    save: (body) => call(api.users.save, { body }),
    afterSave: valuesOf,
    onSaved: (saved) => {
      queryClient.setQueryData(userQuery(saved.id).queryKey, saved);
      cacheUser(queryClient, saved.id, saved);
      toast.success(texts.saved);
      if (id !== undefined) return;
      // Going back must not meet the form again, empty.
      void navigate({ to: '/users/$id', params: { id: String(saved.id) }, replace: true });
    },
    draftKey: `${me.id}:users:${id ?? CREATE}`,
    ...(id === undefined ? {} : { loadTheirs }),
  });
};
