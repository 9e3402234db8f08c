import { api, type RecipientQuery, recipientList } from '@sponsorat/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { keys } from '../../domain/keys.ts';
import { call } from '../../lib/client.ts';
import { type ListSearch, listRequest } from '../../ui/list/listSearch.ts';
import { registerList } from './registerList.ts';

// What others give, on other screens, changes what they say: they are asked anew each time.
const fresh = { placeholderData: keepPreviousData, staleTime: 0, meta: { inline: true } } as const;

export type GrantSearch = ListSearch<typeof registerList>;
/** What is asked of the register. */
export const grantListBody = (search: GrantSearch) => listRequest(registerList, search);

/** A page of the register, as its address asks for it. */
export const grantListQuery = (search: GrantSearch) => {
  const body = grantListBody(search);
  return queryOptions({
    ...fresh,
    queryKey: [...keys.grants, 'list', body],
    queryFn: ({ signal }) => call(api.grants.list, { body, signal }),
  });
};

export type RecipientSearch = ListSearch<typeof recipientList>;
/** What is asked of this year's recipients. */
export const recipientListBody = (search: RecipientSearch) => listRequest(recipientList, search);

/** A page of this year's recipients, as its address asks for it. */
export const recipientListQuery = (search: RecipientSearch) => {
  const body = recipientListBody(search);
  return queryOptions({
    ...fresh,
    queryKey: [...keys.grants, 'recipients', body],
    queryFn: ({ signal }) => call(api.grants.recipients, { body, signal }),
  });
};

/** All that one person got or wished for. */
export const recipientQuery = (query: RecipientQuery) =>
  queryOptions({
    queryKey: [...keys.grants, 'recipient', query],
    queryFn: ({ signal }) => call(api.grants.recipient, { query, signal }),
    staleTime: 0,
  });
