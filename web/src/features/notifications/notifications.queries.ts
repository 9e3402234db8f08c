import { api } from '@sponsorat/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';

const EVERY = 60_000;

/** What has rung at one's bell, asked for each minute while the page is looked at, and whenever it is turned to. */
export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal }) => call(api.notifications.list, { signal }),
  refetchInterval: EVERY,
  refetchOnWindowFocus: 'always',
  meta: { inline: true },
});

/** Notes that some have been read, or all: at once on the screen. */
export const useReadNotifications = () => {
  const queryClient = useQueryClient();
  const { queryKey } = notificationsQuery;
  return useMutation({
    mutationFn: (ids: number[] | 'all') =>
      call(api.notifications.read, { body: ids === 'all' ? { all: true } : { ids } }),
    onMutate: (ids) => {
      const readAt = new Date().toISOString();
      const isMeant = (id: number) => ids === 'all' || ids.includes(id);
      queryClient.setQueryData(
        queryKey,
        (known) =>
          known && {
            unread:
              ids === 'all' ? 0 : known.unread - known.items.filter(({ id, readAt }) => !readAt && isMeant(id)).length,
            items: known.items.map((item) => (item.readAt || !isMeant(item.id) ? item : { ...item, readAt })),
          },
      );
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
};
