import { api } from '@sponsorat/api';
import type { OfContract } from '../../../domain/sponsorship.queries.ts';
import { call } from '../../../lib/client.ts';
import { changeHook, partQuery } from '../contracts.queries.ts';

const calls = api.signings;

/** What the dialog of a sending begins with. */
export const proposalQuery = (of: OfContract) =>
  partQuery(of, ['signing-proposal'], (options) => call(calls.proposal, options));

export const useSend = changeHook(calls.send, 'form');
export const useRemind = changeHook(calls.remind, 'toast');
export const useChangeSigner = changeHook(calls.changeSigner, 'form');
export const useCancelSigning = changeHook(calls.cancel, 'toast');
export const useAcceptUpload = changeHook(calls.acceptUpload, 'toast');
export const useRejectUpload = changeHook(calls.rejectUpload, 'form');
