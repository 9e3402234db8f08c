import { api, type User, userInputSchema } from '@sponsorat/api';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { CREATE } from '../../domain/resource/resource.ts';
import { call } from '../../lib/client.ts';
import type { Form } from '../../ui/form/FormStore.ts';
import { blankValues, type FormValues, valuesFrom } from '../../ui/form/schema.ts';
import { useForm } from '../../ui/form/useForm.ts';
import { toast } from '../../ui/toast.ts';
import { texts } from './texts.ts';
import { cacheUser, userQuery } from './users.queries.ts';

export type UserForm = Form<FormValues<typeof userInputSchema>>;

/** A user's values, to be edited. The password is never among them. */
export const valuesOf = (user: User) =>
  valuesFrom(userInputSchema, { ...user, approvalLimit: user.approvalLimit ?? null, password: null });

/** A new user: a Bruger until something else is chosen. */
const newUser: ReturnType<typeof valuesOf> = { ...blankValues(userInputSchema), roles: ['Bruger'] };

/** The form of a user, or of a new one: saves, says so, and leads from a new user to their own page. */
export const useUserForm = (user: User | undefined): UserForm => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const id = user?.id;
  const initial = useMemo(() => (user ? valuesOf(user) : newUser), [user]);
  return useForm({
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
    draft: `users:${id ?? CREATE}`,
    loadTheirs:
      id === undefined
        ? undefined
        : async () => valuesOf(await queryClient.fetchQuery({ ...userQuery(id), staleTime: 0 })),
  });
};
