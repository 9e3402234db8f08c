import { api, type Sponsorship, type TaskRow } from '@sponsorat/api';
import type { QueryClient } from '@tanstack/react-query';
import { invalidateSponsorship } from '../../domain/sponsorship.queries.ts';
import { call } from '../../lib/client.ts';
import { today } from '../../lib/formats.ts';
import { toast } from '../../ui/toast.ts';
import { undoToast } from '../../ui/undoToast.tsx';
import { texts } from './page.texts.ts';

const t = texts.said;

const save = async (queryClient: QueryClient, club: Sponsorship, checkedOn: string | null): Promise<Sponsorship> => {
  const saved = await call(api.sponsorships.save, { body: { ...club, checkedOn } });
  await invalidateSponsorship(queryClient, club.id);
  return saved;
};

/**
 * Says that a club was checked in the bank's own system today, with the way to take that back: refused where somebody has
 * saved the club since.
 */
export const checkedToday = async (queryClient: QueryClient, id: number): Promise<void> => {
  const before = await call(api.sponsorships.get, { params: { id } });
  const after = await save(queryClient, before, today());
  undoToast(t.checked(before.name), async () => {
    await save(queryClient, after, before.checkedOn);
    toast.success(t.checkedBack);
  });
};

/** Reminds all who are still to sign a task's agreement and may be reminded by now. */
export const remindSigners = async (
  queryClient: QueryClient,
  { SponsorshipId: id, ContractId }: Pick<TaskRow, 'SponsorshipId' | 'ContractId'>,
): Promise<void> => {
  const contractId = ContractId ?? 0;
  const { signing } = await call(api.contracts.get, { params: { contractId } });
  const now = new Date().toISOString();
  const signers = signing?.state === 'Sendt' ? signing.signers : [];
  const due = signers.filter(({ state, remindFrom }) => state !== 'Underskrevet' && remindFrom <= now);
  try {
    for (const { id: signerId } of due)
      await call(api.signings.remind, { params: { id }, body: { id: contractId, version: null, signerId } });
  } finally {
    await invalidateSponsorship(queryClient, id);
  }
  // Somebody else has, or all have signed.
  if (due.length === 0) toast.info(t.nobodyToRemind);
  else toast.success(t.reminded(due.map(({ name }) => name)));
};
