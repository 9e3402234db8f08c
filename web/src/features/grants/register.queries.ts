import { api, type FileList, grantList, type RecipientQuery, recipientList } from '@sponsorat/api';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../../domain/keys.ts';
import { call } from '../../lib/client.ts';
import { listPageQuery } from '../../lib/fresh.ts';
import { type ListSearch, listBody } from '../../ui/list/listSearch.ts';

/** The register as the screen shows it: what comes and what was last stands first. */
export const registerList = { ...grantList, defaultDir: 'desc' } as const satisfies FileList;
export type GrantSearch = ListSearch<typeof registerList>;
/** What is asked of the register. */
export const grantListBody = (search: GrantSearch) => listBody(registerList, search);

/** A page of the register, as its address asks for it. */
export const grantListQuery = (search: GrantSearch) =>
  listPageQuery([...keys.grants, 'list'], grantListBody(search), (options) => call(api.grants.list, options));

export type RecipientSearch = ListSearch<typeof recipientList>;
/** What is asked of this year's recipients. */
export const recipientListBody = (search: RecipientSearch) => listBody(recipientList, search);

/** A page of this year's recipients, as its address asks for it. */
export const recipientListQuery = (search: RecipientSearch) =>
  listPageQuery([...keys.grants, 'recipients'], recipientListBody(search), (options) =>
    call(api.grants.recipients, options),
  );

/** All that one person got or wished for. */
export const recipientQuery = (query: RecipientQuery) =>
  queryOptions({
    queryKey: [...keys.grants, 'recipient', query],
    queryFn: ({ signal }) => call(api.grants.recipient, { query, signal }),
    staleTime: 0,
  });
