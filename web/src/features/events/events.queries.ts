import { addDays, api, type CurrentUser, type EventInput, eventList } from '@sponsorat/api';
import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../domain/keys.ts';
import { ownerId } from '../../domain/owner.ts';
import { invalidateSponsorship } from '../../domain/sponsorship.queries.ts';
import { call } from '../../lib/client.ts';
import { today } from '../../lib/formats.ts';
import { fresh, listPageQuery } from '../../lib/fresh.ts';
import { type ListSearch, listBody } from '../../ui/list/listSearch.ts';

export type EventSearch = ListSearch<typeof eventList>;

/** Which are shown where nothing is chosen: those to come. Who looks for something looks at all. */
export const whenAtFirst = ({ search, from, to }: EventSearch) => (search || from || to ? 'all' : 'coming');

/** What is asked of the events: those that were have the latest first. */
export const eventListBody = (search: EventSearch) => {
  const { filter, sort, ...place } = listBody(eventList, search);
  const when = search.when ?? whenAtFirst(search);
  const day = today();
  if (when === 'coming') return { ...place, sort, filter: { ...filter, from: filter?.from ?? day } };
  if (when === 'past' && !search.sort)
    return {
      ...place,
      sort: { ...sort, dir: 'desc' as const },
      filter: { ...filter, to: filter?.to ?? addDays(day, -1) },
    };
  return { ...place, sort, filter };
};

/** A page of the events, as its address asks for it. */
export const eventListQuery = (search: EventSearch) =>
  listPageQuery([...keys.events, 'list'], eventListBody(search), (options) => call(api.events.list, options));

const NEXT = 6;

/** The next events of a sponsorship, and how many there are to come. */
export const nextEventsQuery = (sponsorship: number) =>
  queryOptions({
    ...fresh,
    queryKey: [...keys.events, 'next', sponsorship],
    queryFn: ({ signal }) =>
      call(api.events.list, { body: { filter: { sponsorship, from: today() }, perPage: NEXT }, signal }),
  });

const NEAREST = 10;
type EventFilter = { user?: number | undefined; from: string; to?: string };

/** The next of these events that take place, so many at most. */
const takingPlace = async (filter: EventFilter, most: number, signal: AbortSignal) => {
  const { Result } = await call(api.events.list, { body: { filter, perPage: NEAREST }, signal });
  return Result.filter(({ Cancelled }) => !Cancelled).slice(0, most);
};

/** The next event that takes place, of any club that one sees. */
export const nextEventQuery = queryOptions({
  ...fresh,
  queryKey: [...keys.events, 'next', 'of all'],
  queryFn: async ({ signal }) => (await takingPlace({ from: today() }, 1, signal))[0] ?? null,
});

const AHEAD = 14;
const FEW = 3;

/** The first few events of the next two weeks that take place, of a user's clubs or of all that one sees. */
export const comingEventsQuery = (user?: number) =>
  queryOptions({
    ...fresh,
    queryKey: [...keys.events, 'next', 'ahead', user ?? 'all'],
    queryFn: ({ signal }) => takingPlace({ user, from: today(), to: addDays(today(), AHEAD) }, FEW, signal),
    placeholderData: keepPreviousData,
  });

/** Asks for what Overblik shows of the events. */
export const loadComingEvents = (queryClient: QueryClient, user: CurrentUser): void =>
  void queryClient.prefetchQuery(comingEventsQuery(ownerId(user)));

type QueryKeys = readonly (readonly unknown[])[];
const lists: QueryKeys = [
  [...keys.events, 'list'],
  [...keys.events, 'next'],
];

const useEventChange = <I, A>(
  change: (input: I) => Promise<A>,
  sponsorshipOf: (input: I) => number,
  changed: QueryKeys = [keys.events],
) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    meta: { inline: true },
    onSettled: (_answer, _error, input) =>
      Promise.all([
        ...changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
        invalidateSponsorship(queryClient, sponsorshipOf(input)),
      ]),
  });
};

export const useSaveEvent = () =>
  useEventChange(
    (body: EventInput) => call(api.events.save, { body }),
    ({ sponsorshipId }) => sponsorshipId,
  );

type EventKey = { id: number; sponsorshipId: number };
export const useRemoveEvent = () =>
  useEventChange(
    ({ id }: EventKey) => call(api.events.remove, { params: { id } }),
    ({ sponsorshipId }) => sponsorshipId,
    // Its own page still stands until one is led away from it.
    lists,
  );
