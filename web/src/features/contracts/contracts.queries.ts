import { api, type Contract, type EndpointDefinition, type RequestOf } from '@sponsorat/api';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../domain/keys.ts';
import {
  contractKey,
  contractsQuery,
  invalidateSponsorship,
  type OfContract,
  ofContract,
} from '../../domain/sponsorship.queries.ts';
import { ApiError, call } from '../../lib/client.ts';
import { uploadTo } from './addresses.ts';

/** An agreement by itself. One of another sponsorship is not there. */
export const contractQuery = (of: OfContract) =>
  queryOptions({
    queryKey: contractKey(of),
    queryFn: ({ signal }) => call(api.contracts.get, { params: { contractId: of.contractId }, signal }),
  });

/** An agreement as it is stored by now. */
export const fetchContract = (queryClient: QueryClient, contract: Contract): Promise<Contract> =>
  queryClient.fetchQuery({ ...contractQuery(ofContract(contract)), staleTime: 0 });

type ReadOptions = { params: { contractId: number }; signal: AbortSignal };

/** Something of an agreement: it lies under it, so each save asks anew, and its own place says where it cannot be had. */
export const partQuery = <T>(of: OfContract, part: readonly unknown[], read: (options: ReadOptions) => Promise<T>) =>
  queryOptions({
    queryKey: [...contractKey(of), ...part],
    queryFn: ({ signal }) => read({ params: { contractId: of.contractId }, signal }),
    meta: { inline: true },
  });

/** What an agreement says: as it was confirmed, or as the draft reads now. */
export const termsQuery = (of: OfContract) => partQuery(of, ['terms'], (options) => call(api.contracts.terms, options));

/** An agreement's signed documents, also those that were removed. */
export const documentsQuery = (of: OfContract) =>
  partQuery(of, ['documents'], (options) => call(api.contracts.documents, options));

/** What has changed around a draft since it was last saved. Without it the wizard works as ever. */
export const changesQuery = (of: OfContract) =>
  partQuery(of, ['changes'], (options) => call(api.contracts.changes, options));

/** What the bank thinks of an agreement; null where nobody has said it. */
export const evaluationQuery = (of: OfContract) =>
  partQuery(of, ['evaluation'], (options) => call(api.contracts.evaluation, options));

/** How much is used of an agreement's products. */
export const contractUsageQuery = (of: OfContract) =>
  partQuery(of, ['usage'], (options) => call(api.usage.ofContract, options));

/** What of an agreement's year is deductible. */
export const contractTaxQuery = (of: OfContract, year: number) =>
  partQuery(of, ['tax', year], (options) => call(api.tax.ofContract, { ...options, query: { year } }));

/** What differs between an agreement and an earlier one of its sponsorship. */
export const comparisonQuery = (of: OfContract, before: number) =>
  partQuery(of, ['compare', before], ({ signal }) =>
    call(api.contracts.compare, { params: { a: before, b: of.contractId }, signal }),
  );

/** Puts an answer into the cache, and has everything that depends on it asked again. */
const updateCache = (queryClient: QueryClient, contract: Contract): void => {
  queryClient.setQueryData(contractQuery(ofContract(contract)).queryKey, contract);
  void invalidateSponsorship(queryClient, contract.sponsorshipId);
  void queryClient.invalidateQueries({ queryKey: keys.tickets });
};

/** Who tells of a failure: a form, which offers the newer edition itself; the place that asked; or a toast. */
type FailureShown = 'form' | 'place' | 'toast';

/** A change to an agreement that answers it. What has changed meanwhile (409) is shown anew, but to a form. */
const useChange = <I>(sponsorshipId: number, change: (input: I) => Promise<Contract>, shown: FailureShown) => {
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

/** A call that changes an agreement of the sponsorship in its path, and answers it. */
type ChangeEndpoint = Pick<typeof api.contracts.copy, 'output'> &
  EndpointDefinition & { path: `/api/sponsorships/:id/${string}` };
type CallChange = <E extends ChangeEndpoint>(
  endpoint: E,
  options: { params: { id: number }; body: RequestOf<E> },
) => Promise<Contract>;

/** The hook of such a call, for the sponsorship's id. */
export const changeHook =
  <E extends ChangeEndpoint>(endpoint: E, shown: FailureShown) =>
  (id: number) =>
    useChange(id, (body: RequestOf<E>) => (call as CallChange)(endpoint, { params: { id }, body }), shown);

/** Makes a draft, or saves one. */
export const useSaveDraft = changeHook(api.contracts.saveDraft, 'form');
/** Saves a draft of the simple variant. */
export const useSaveSimpleDraft = changeHook(api.contracts.saveSimpleDraft, 'form');
export const useConfirm = changeHook(api.contracts.confirm, 'place');
export const useConfirmSimple = changeHook(api.contracts.confirmSimple, 'form');
export const useCopy = changeHook(api.contracts.copy, 'toast');
/** Copies the agreement that a form names. */
export const useCopyForm = changeHook(api.contracts.copy, 'form');
/** Makes the draft that renews an agreement. */
export const useRenew = changeHook(api.contracts.renew, 'place');
export const useEdit = changeHook(api.contracts.edit, 'toast');
export const useDeleteFile = changeHook(api.contracts.deleteFile, 'place');

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
    ({ contract: { id: contractId, version }, external, ...how }: SignedFile) =>
      call(api.contracts.upload, { ...uploadTo({ contractId, version }, external), ...how }),
    'place',
  );

/** Deletes an agreement. What the cache holds of it goes only once its page is left: see `forget`. */
export const useRemove = (id: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof api.contracts.remove>) => call(api.contracts.remove, { params: { id }, body }),
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

/** Says what the bank thinks of an agreement. */
export const useEvaluate = (of: OfContract) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof api.contracts.evaluate>) =>
      call(api.contracts.evaluate, { params: { contractId: of.contractId }, body }),
    meta: { inline: true },
    onSuccess: (evaluation) => {
      queryClient.setQueryData(evaluationQuery(of).queryKey, evaluation);
      void invalidateSponsorship(queryClient, of.sponsorshipId);
    },
  });
};
