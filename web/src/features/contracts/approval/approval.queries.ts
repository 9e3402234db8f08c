import { api } from '@sponsorat/api';
import type { OfContract } from '../../../domain/sponsorship.queries.ts';
import { call } from '../../../lib/client.ts';
import { changeHook, partQuery } from '../contracts.queries.ts';

const calls = api.approvals;
/** Who may allow an agreement if one asks. */
export const approversQuery = (of: OfContract) => ({
  ...partQuery(of, ['approvers'], ({ params, signal }) =>
    call(calls.approvers, { params: { id: of.sponsorshipId, ...params }, signal }),
  ),
  staleTime: 0,
});

export const useRequestApproval = changeHook(calls.request, 'form');
export const useWithdrawApproval = changeHook(calls.withdraw, 'toast');
export const useApprove = changeHook(calls.decide, 'toast');
export const useDecline = changeHook(calls.decide, 'form');
