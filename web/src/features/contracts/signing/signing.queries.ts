import { api } from '@sponsorat/api';
import { queryOptions } from '@tanstack/react-query';
import { contractKey, type OfContract } from '../../../domain/sponsorship.queries.ts';
import { call } from '../../../lib/client.ts';
import { useChange } from '../contracts.queries.ts';

/** What the dialog of a sending begins with. */
export const proposalQuery = (of: OfContract) =>
  queryOptions({
    queryKey: [...contractKey(of), 'signing-proposal'],
    queryFn: ({ signal }) => call(api.signings.proposal, { params: { contractId: of.contractId }, signal }),
    meta: { inline: true },
  });

const calls = api.signings;

export const useSend = (id: number) =>
  useChange(
    id,
    (body: Parameters<typeof call<typeof calls.send>>[1]['body']) => call(calls.send, { params: { id }, body }),
    'form',
  );
export const useRemind = (id: number) =>
  useChange(
    id,
    (body: Parameters<typeof call<typeof calls.remind>>[1]['body']) => call(calls.remind, { params: { id }, body }),
    'toast',
  );
export const useChangeSigner = (id: number) =>
  useChange(
    id,
    (body: Parameters<typeof call<typeof calls.changeSigner>>[1]['body']) =>
      call(calls.changeSigner, { params: { id }, body }),
    'form',
  );
export const useCancelSigning = (id: number) =>
  useChange(
    id,
    (body: Parameters<typeof call<typeof calls.cancel>>[1]['body']) => call(calls.cancel, { params: { id }, body }),
    'toast',
  );
export const useAcceptUpload = (id: number) =>
  useChange(
    id,
    (body: Parameters<typeof call<typeof calls.acceptUpload>>[1]['body']) =>
      call(calls.acceptUpload, { params: { id }, body }),
    'toast',
  );
export const useRejectUpload = (id: number) =>
  useChange(
    id,
    (body: Parameters<typeof call<typeof calls.rejectUpload>>[1]['body']) =>
      call(calls.rejectUpload, { params: { id }, body }),
    'form',
  );
