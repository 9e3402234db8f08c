import { api, type Contract } from '@sponsorat/api';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../domain/keys.ts';
import {
  contractKey,
  contractsQuery,
  invalidateSponsorship,
  type OfContract,
} from '../../domain/sponsorship.queries.ts';
import { ApiError, call } from '../../lib/client.ts';

/** An agreement by itself. One of another sponsorship is not there. */
export const contractQuery = (of: OfContract) =>
  queryOptions({
    queryKey: contractKey(of),
    queryFn: ({ signal }) => call(api.contracts.get, { params: { contractId: of.contractId }, signal }),
  });

/** What an agreement says: as it was confirmed, or as the draft reads now. */
export const termsQuery = (of: OfContract) =>
  queryOptions({
    queryKey: [...contractKey(of), 'terms'],
    queryFn: ({ signal }) => call(api.contracts.terms, { params: { contractId: of.contractId }, signal }),
    meta: { inline: true },
  });

/** An agreement's signed documents, also those that were removed. */
export const documentsQuery = (of: OfContract) =>
  queryOptions({
    queryKey: [...contractKey(of), 'documents'],
    queryFn: ({ signal }) => call(api.contracts.documents, { params: { contractId: of.contractId }, signal }),
    meta: { inline: true },
  });

/** What has changed around a draft since it was last saved. It lies under the agreement: each save asks anew. */
export const changesQuery = (of: OfContract) =>
  queryOptions({
    queryKey: [...contractKey(of), 'changes'],
    queryFn: ({ signal }) => call(api.contracts.changes, { params: { contractId: of.contractId }, signal }),
    // Without it the wizard works as ever.
    meta: { inline: true },
  });

/** What the bank thinks of an agreement; null where nobody has said it. */
export const evaluationQuery = (of: OfContract) =>
  queryOptions({
    queryKey: [...contractKey(of), 'evaluation'],
    queryFn: ({ signal }) => call(api.contracts.evaluation, { params: { contractId: of.contractId }, signal }),
    meta: { inline: true },
  });

/** How much is used of an agreement's products. */
export const contractUsageQuery = (of: OfContract) =>
  queryOptions({
    queryKey: [...contractKey(of), 'usage'],
    queryFn: ({ signal }) => call(api.usage.ofContract, { params: { contractId: of.contractId }, signal }),
    meta: { inline: true },
  });

/** What of an agreement's year is deductible. */
export const contractTaxQuery = (of: OfContract, year: number) =>
  queryOptions({
    queryKey: [...contractKey(of), 'tax', year],
    queryFn: ({ signal }) =>
      call(api.tax.ofContract, { params: { contractId: of.contractId }, query: { year }, signal }),
    meta: { inline: true },
  });

/** What differs between two agreements of a sponsorship. It lies under the later one: each save asks anew. */
export const comparisonQuery = (of: OfContract, before: number) =>
  queryOptions({
    queryKey: [...contractKey(of), 'compare', before],
    queryFn: ({ signal }) => call(api.contracts.compare, { params: { a: before, b: of.contractId }, signal }),
    meta: { inline: true },
  });

/** Puts an answer into the cache, and has everything that depends on it asked again. */
const updateCache = (queryClient: QueryClient, contract: Contract): void => {
  const { queryKey } = contractQuery({ sponsorshipId: contract.sponsorshipId, contractId: contract.id });
  queryClient.setQueryData(queryKey, contract);
  void invalidateSponsorship(queryClient, contract.sponsorshipId);
  void queryClient.invalidateQueries({ queryKey: keys.tickets });
};

/** Who tells of a failure: a form, which offers the newer edition itself; the place that asked; or a toast. */
type FailureShown = 'form' | 'place' | 'toast';

/** A change to an agreement that answers it. What has changed meanwhile (409) is shown anew, but to a form. */
export const useChange = <I>(sponsorshipId: number, change: (input: I) => Promise<Contract>, shown: FailureShown) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    meta: { inline: shown !== 'toast' },
    onSuccess: (contract) => updateCache(queryClient, contract),
    onSettled: (_answer, failure) => {
      if (shown !== 'form' && failure instanceof ApiError && failure.status === 409)
        void invalidateSponsorship(queryClient, sponsorshipId);
    },
  });
};

type Reference = { id: number; version: number };
type DraftBody = Parameters<typeof call<typeof api.contracts.saveDraft>>[1]['body'];

/** Makes a draft, or saves one. */
export const useSaveDraft = (id: number) =>
  useChange(id, (body: DraftBody) => call(api.contracts.saveDraft, { params: { id }, body }), 'form');

/** Saves a draft of the simple variant. */
export const useSaveSimpleDraft = (id: number) =>
  useChange(id, (body: DraftBody) => call(api.contracts.saveSimpleDraft, { params: { id }, body }), 'form');

export const useConfirm = (id: number) =>
  useChange(
    id,
    (body: Reference & { conflict?: string }) => call(api.contracts.confirm, { params: { id }, body }),
    'place',
  );

export const useConfirmSimple = (id: number) =>
  useChange(id, (body: DraftBody) => call(api.contracts.confirmSimple, { params: { id }, body }), 'form');

export const useCopy = (id: number, shown: FailureShown = 'toast') =>
  useChange(id, (body: Reference) => call(api.contracts.copy, { params: { id }, body }), shown);

type RenewalBody = Parameters<typeof call<typeof api.contracts.renew>>[1]['body'];

/** Makes the draft that renews an agreement. */
export const useRenew = (id: number) =>
  useChange(id, (body: RenewalBody) => call(api.contracts.renew, { params: { id }, body }), 'place');

export const useEdit = (id: number) =>
  useChange(id, (body: Reference) => call(api.contracts.edit, { params: { id }, body }), 'toast');

export const useDeleteFile = (id: number) =>
  useChange(
    id,
    (body: Reference & { reason: string | null }) => call(api.contracts.deleteFile, { params: { id }, body }),
    'place',
  );

type SignedFile = {
  contract: Contract;
  external: boolean;
  file: Blob;
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

export const useUploadSigned = (id: number) =>
  useChange(
    id,
    ({ contract, external, ...how }: SignedFile) =>
      call(api.contracts.upload, {
        params: { contractId: contract.id },
        query: { external: external ? 'true' : 'false', version: contract.version },
        ...how,
      }),
    'place',
  );

/** Deletes an agreement. What the cache holds of it goes only once its page is left: see `forget`. */
export const useRemove = (id: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Reference) => call(api.contracts.remove, { params: { id }, body }),
    meta: { inline: true },
    onSuccess: (_answer, body) => {
      queryClient.setQueryData(contractsQuery(id).queryKey, (all) => all?.filter((one) => one.id !== body.id));
    },
    onError: () => void invalidateSponsorship(queryClient, id),
  });
};

/** Brings a deleted draft back: what is left of it, and how much is gone. */
export const undelete = async (queryClient: QueryClient, { sponsorshipId, contractId }: OfContract) => {
  const body = { id: contractId };
  const { leftOut, ...contract } = await call(api.contracts.undelete, { params: { id: sponsorshipId }, body });
  updateCache(queryClient, contract);
  return { contract, leftOut };
};

/** Drops what was known of a deleted agreement, and asks anew for what it was part of. */
export const forget = (queryClient: QueryClient, of: OfContract): void => {
  queryClient.removeQueries({ queryKey: contractKey(of) });
  void invalidateSponsorship(queryClient, of.sponsorshipId);
  void queryClient.invalidateQueries({ queryKey: keys.tickets });
};

type EvaluationBody = Parameters<typeof call<typeof api.contracts.evaluate>>[1]['body'];

/** Says what the bank thinks of an agreement. */
export const useEvaluate = (of: OfContract) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: EvaluationBody) => call(api.contracts.evaluate, { params: { contractId: of.contractId }, body }),
    meta: { inline: true },
    onSuccess: (evaluation) => {
      queryClient.setQueryData(evaluationQuery(of).queryKey, evaluation);
      void invalidateSponsorship(queryClient, of.sponsorshipId);
    },
  });
};
