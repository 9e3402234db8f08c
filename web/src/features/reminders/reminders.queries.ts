import { api, type Reminders } from '@sponsorat/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';

/** How one is reminded. */
export const remindersQuery = queryOptions({
  queryKey: ['reminders'],
  queryFn: ({ signal }) => call(api.reminders.get, { signal }),
  meta: { inline: true },
});

const useKnown = () => {
  const queryClient = useQueryClient();
  return (changed: Partial<Reminders>) =>
    queryClient.setQueryData(remindersQuery.queryKey, (known) => known && { ...known, ...changed });
};

export const useSaveReminders = () =>
  useMutation({
    mutationFn: (body: Omit<Reminders, 'amounts' | 'calendar'> & { amounts?: boolean }) =>
      call(api.reminders.save, { body }),
    onSuccess: useKnown(),
    // One after the other, so that what was chosen last is what is kept.
    scope: { id: 'reminders' },
  });

export const useSendTest = () => useMutation({ mutationFn: () => call(api.reminders.test) });

export const useMakeCalendar = () => {
  const know = useKnown();
  return useMutation({ mutationFn: () => call(api.reminders.makeCalendar), onSuccess: () => know({ calendar: true }) });
};

export const useRemoveCalendar = () => {
  const know = useKnown();
  return useMutation({
    mutationFn: () => call(api.reminders.removeCalendar),
    onSuccess: () => know({ calendar: false }),
  });
};
