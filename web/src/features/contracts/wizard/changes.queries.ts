import { api } from '@sponsorat/api';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';
import { contractQuery } from '../contracts.queries.ts';

/** What has changed around a draft since it was last saved. It lies under the agreement: each save asks anew. */
export const changesQuery = (of: { sponsorshipId: number; contractId: number }) =>
  queryOptions({
    queryKey: [...contractQuery(of).queryKey, 'changes'],
    queryFn: ({ signal }) =>
      call(api.contracts.changes, { params: { id: of.sponsorshipId, contractId: of.contractId }, signal }),
    // Without it the wizard works as ever.
    meta: { inline: true },
  });
