import { api, type RequestOf } from '@sponsorat/api';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../../domain/keys.ts';
import { contractKey, type OfContract } from '../../domain/sponsorship.queries.ts';
import { useSponsorshipChange } from '../../domain/useSponsorshipChange.ts';
import { call } from '../../lib/client.ts';

/** What shows that a sponsorship's products were delivered, the newest first. */
export const proofsQuery = (sponsorshipId: number) =>
  queryOptions({
    queryKey: [...keys.sponsorship(sponsorshipId), 'proofs'],
    queryFn: ({ signal }) => call(api.proofs.list, { params: { id: sponsorshipId }, signal }),
    meta: { inline: true },
  });

/** What the active agreement promises to show, by name: the products that a proof is expected of. */
export const exposureQuery = (of: OfContract) =>
  queryOptions({
    queryKey: [...contractKey(of), 'exposure'],
    queryFn: async ({ signal }) => {
      const { sections } = await call(api.contracts.terms, { params: { contractId: of.contractId }, signal });
      return sections
        .filter(({ name }) => name === 'Eksponering')
        .flatMap(({ categories }) => categories.flatMap(({ products }) => products.map(({ title }) => title)));
    },
    meta: { inline: true },
  });

export type ProofUpload = {
  query: { item: number; date: string; note: string | null };
  file: readonly File[];
  onProgress: (share: number) => void;
};

/** Sends a proof with its files, all of them or none. */
export const sendProof = (sponsorshipId: number, upload: ProofUpload) =>
  call(api.proofs.upload, { params: { id: sponsorshipId }, ...upload });

export const useRemoveProof = (id: number) =>
  useSponsorshipChange(id, (recordId: number) => call(api.proofs.remove, { params: { id, recordId } }));

/** What the dialog of a report's sending begins with. */
export const deliveryProposalQuery = (of: OfContract) =>
  queryOptions({
    queryKey: [...contractKey(of), 'delivery-proposal'],
    queryFn: ({ signal }) => call(api.proofs.deliveryProposal, { params: { contractId: of.contractId }, signal }),
    staleTime: 0,
    meta: { inline: true },
  });

export const useSendDelivery = ({ sponsorshipId, contractId }: OfContract) =>
  useSponsorshipChange(sponsorshipId, (body: RequestOf<typeof api.proofs.sendDelivery>) =>
    call(api.proofs.sendDelivery, { params: { contractId }, body }),
  );
