import { api, type User } from '@sponsorat/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast.ts';
import { texts } from './texts.ts';
import { cacheUser } from './users.queries.ts';

const t = texts.page;

/** Locks a user out, after asking, or lets them in again. */
export const LockButton = ({ user }: { user: User }) => {
  const { id, name, lockedOut, responsibleFor } = user;
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: () => call(lockedOut ? api.users.unlock : api.users.lockout, { params: { id } }),
    meta: { inline: true },
    onSuccess: () => {
      cacheUser(queryClient, id, { lockedOut: !lockedOut });
      toast.success(lockedOut ? texts.unlockedNow : texts.lockedOutNow);
    },
    onError: (failure) => toast.error(failure),
  });
  const ask = async () => {
    const details = responsibleFor > 0 ? `${t.lockOutEffect} ${t.lockOutResponsible(responsibleFor)}` : t.lockOutEffect;
    const question = { title: t.lockOutTitle, message: name, details, danger: true };
    if (lockedOut || (await confirm(question))) change.mutate();
  };
  return (
    <BusyButton variant="default" busy={change.isPending} onClick={() => void ask()}>
      {lockedOut ? t.unlock : t.lockOut}
    </BusyButton>
  );
};
