import { api, type MailTexts, mailList, type TestMailInput } from '@sponsorat/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';
import { listPageQuery } from '../../lib/fresh.ts';
import { type ListSearch, listBody } from '../../ui/list/listSearch.ts';

const LIST = ['mails'];
/** How often is looked whether what waits has left, while it is on the screen: in milliseconds. */
const LOOK_AGAIN = 3_000;

/** A page of what was sent or waits, which follows what is on its way. */
export const mailsQuery = (search: ListSearch<typeof mailList>) =>
  queryOptions({
    ...listPageQuery(LIST, listBody(mailList, search), (options) => call(api.mails.list, options)),
    refetchInterval: ({ state }) =>
      state.data?.Result.some(({ Status }) => Status === 'Venter' || Status === 'Sender') ? LOOK_AGAIN : false,
  });

/** A mail as it is sent. */
export const mailQuery = (id: number) =>
  queryOptions({
    queryKey: ['mail', id],
    queryFn: ({ signal }) => call(api.mails.get, { params: { id }, signal }),
    // Each look at it stands in the log.
    staleTime: Number.POSITIVE_INFINITY,
    meta: { inline: true },
  });

/** What a sending for signature begins with. */
export const mailTextsQuery = queryOptions({
  queryKey: ['mail-texts'],
  queryFn: ({ signal }) => call(api.mails.texts, { signal }),
  meta: { inline: true },
});

export const useSaveMailTexts = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: MailTexts) => call(api.mails.saveTexts, { body }),
    meta: { inline: true },
    onSuccess: (saved) => queryClient.setQueryData(mailTextsQuery.queryKey, saved),
  });
};

const useMailMutation = <I, A>(act: (input: I) => Promise<A>) => {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: act, onSuccess: () => queryClient.invalidateQueries({ queryKey: LIST }) });
};

export const useRetryMail = () => useMailMutation((id: number) => call(api.mails.retry, { params: { id } }));
export const useSendTestMail = () => useMailMutation((body: TestMailInput) => call(api.mails.test, { body }));
