import { api, type User } from '@sponsorat/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';
import { ActionRow } from '../../ui/ActionRow.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { Section } from '../../ui/Section.tsx';
import { toast } from '../../ui/toast.ts';
import { texts } from './texts.ts';
import { cacheUser } from './users.queries.ts';

const t = texts.secondFactor;

const ResetButton = ({ user: { id, name } }: { user: User }) => {
  const queryClient = useQueryClient();
  const reset = useMutation({
    mutationFn: () => call(api.secondFactor.reset, { params: { id } }),
    onSuccess: () => {
      cacheUser(queryClient, id, { secondFactor: false });
      toast.success(t.done(name));
    },
  });
  const ask = async () => {
    const question = { title: t.question, message: name, details: t.effect, action: t.reset, danger: true };
    if (await confirm(question)) reset.mutate();
  };
  return (
    <BusyButton variant="default" busy={reset.isPending} onClick={() => void ask()}>
      {t.reset}
    </BusyButton>
  );
};

// One's own is on the profile, where the button of the password above leads.
const hintFor = ({ secondFactor }: User, isSelf: boolean): string => {
  if (isSelf) return t.own;
  return secondFactor ? t.hint : t.none;
};

/** Whether a user's login has two steps, and the way back in for whoever has lost the second. */
export const SecondFactorSection = ({ user, isSelf }: { user: User; isSelf: boolean }) => (
  <Section title={t.title} subtitle={user.secondFactor ? t.on : t.off}>
    <ActionRow hint={hintFor(user, isSelf)}>{user.secondFactor && !isSelf && <ResetButton user={user} />}</ActionRow>
  </Section>
);
