import { api, type User } from '@sponsorat/api';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../../lib/client.ts';
import { rememberedList } from '../../lib/list-memory.ts';
import { confirmAndDelete } from '../../ui/confirmAndDelete.ts';
import { texts } from './texts.ts';
import { invalidateUsers, userQuery } from './users.queries.ts';

type After = { discard: () => void; onTransfer: () => void };

/** Asks, deletes the user and leads to the list; or says what they are responsible for, with the way to hand it over. */
export const useUserRemoval = ({ discard, onTransfer }: After): ((user: User) => Promise<void>) => {
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
