import { api, type DecideApproval, type RequestApproval } from '@sponsorat/api';
import { queryOptions } from '@tanstack/react-query';
import { contractKey, type OfContract } from '../../../domain/sponsorship.queries.ts';
import { call } from '../../../lib/client.ts';
import { useChange } from '../contracts.queries.ts';

const calls = api.approvals;
/** Who may allow an agreement if one asks. */
export const approversQuery = ({ sponsorshipId, contractId }: OfContract) =>
  queryOptions({
    queryKey: [...contractKey({ sponsorshipId, contractId }), 'approvers'],
    queryFn: ({ signal }) => call(calls.approvers, { params: { id: sponsorshipId, contractId }, signal }),
    staleTime: 0,
    meta: { inline: true },
  });

export const useRequestApproval = (id: number) =>
  useChange(id, (body: RequestApproval) => call(calls.request, { params: { id }, body }), 'form');

export const useWithdrawApproval = (id: number) =>
  useChange(id, (body: { id: number; version: number }) => call(calls.withdraw, { params: { id }, body }), 'toast');

export const useGrant = (id: number) =>
  useChange(id, (body: DecideApproval) => call(calls.decide, { params: { id }, body }), 'toast');

export const useDecline = (id: number) =>
  useChange(id, (body: DecideApproval) => call(calls.decide, { params: { id }, body }), 'form');
