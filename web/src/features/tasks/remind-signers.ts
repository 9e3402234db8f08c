import { api, type TaskRow } from '@sponsorat/api';
import type { QueryClient } from '@tanstack/react-query';
import { invalidateSponsorship } from '../../domain/sponsorship.queries.ts';
import { call } from '../../lib/client.ts';
import { toast } from '../../ui/toast.ts';
import { texts } from './page.texts.ts';

const t = texts.said;

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
