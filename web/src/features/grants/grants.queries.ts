import {
  type AttendanceInput,
  api,
  type DecideGrant,
  type EventDetails,
  type Grant,
  type GrantInput,
  type TicketRequest,
  type TicketRow,
} from '@sponsorat/api';
import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { keys } from '../../domain/keys.ts';
import { invalidateSponsorship } from '../../domain/sponsorship.queries.ts';
import { call } from '../../lib/client.ts';
import { fresh } from '../../lib/fresh.ts';
import { atQuantity, sendUntilAnswered } from './grant-sheet.rules.ts';

/** As many grants of an event as one answer has. */
const MOST = 100;

/** Who got tickets for an event, or wishes for some. */
export const eventGrantsQuery = (event: number) =>
  queryOptions({
    ...fresh,
    queryKey: [...keys.grants, 'event', event],
    queryFn: ({ signal }) =>
      call(api.grants.list, {
        body: { filter: { event }, sort: { field: 'Recipient', dir: 'asc' }, perPage: MOST },
        signal,
      }),
  });

/** A grant, with what is to be said of it, and whether one may answer it. */
export const grantQuery = (id: number) =>
  queryOptions({
    ...fresh,
    queryKey: [...keys.grants, 'one', id],
    queryFn: ({ signal }) => call(api.grants.get, { params: { id }, signal }),
  });

/** What would be said of a grant. */
export const grantCheckQuery = (body: GrantInput | undefined) =>
  queryOptions({
    ...fresh,
    queryKey: [...keys.grants, 'check', body],
    queryFn: ({ signal }) => (body ? call(api.grants.check, { body, signal }) : null),
    enabled: body !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });

/** Earlier recipients whose name, company or e-mail has this in it. */
export const knownRecipientsQuery = (search: string) =>
  queryOptions({
    ...fresh,
    queryKey: [...keys.grants, 'known', search],
    queryFn: ({ signal }) => call(api.grants.knownRecipients, { query: { search }, signal }),
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
  });

// The seats, the usage of pools and the tasks are others now.
const refresh = (queryClient: QueryClient, sponsorshipId: number | null): Promise<unknown> =>
  Promise.all([
    ...[keys.grants, keys.events, keys.tickets].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    sponsorshipId !== null && invalidateSponsorship(queryClient, sponsorshipId),
  ]);

/** A change of grants of a sponsorship; null where one does not see it. Whoever makes it shows a failure. */
const useGrantChange = <I, A>(sponsorshipId: number | null, change: (input: I) => Promise<A>) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    meta: { inline: true },
    onSettled: () => refresh(queryClient, sponsorshipId),
  });
};

type Id = Pick<Grant, 'id'>;
export const handOut = ({ id }: Id) => call(api.grants.handOut, { params: { id } });
export const undoHandOut = ({ id }: Id) => call(api.grants.undoHandOut, { params: { id } });
export const giveBack = ({ id }: Id) => call(api.grants.giveBack, { params: { id } });
export const undoReturn = ({ id }: Id) => call(api.grants.undoReturn, { params: { id } });
export const saveAttended = ({ id, attended }: Id & AttendanceInput) =>
  call(api.grants.attended, { params: { id }, body: { attended } });
const decide = ({ id, ...body }: Id & DecideGrant) => call(api.grants.decide, { params: { id }, body });

/** Does something with grants of a sponsorship: what shows them is asked anew before it is done. */
export const useGrantActs = (sponsorshipId: number | null) =>
  useGrantChange(sponsorshipId, (act: () => Promise<unknown>) => act());

/** The coming events that tickets of an item can be wished for. */
export const eventsToGiveQuery = (itemId: number) =>
  queryOptions({
    ...fresh,
    queryKey: [...keys.tickets, 'events', itemId],
    queryFn: ({ signal }) => call(api.tickets.events, { params: { itemId }, signal }),
  });

/** Wishes for tickets of an item. */
export const useRequestTickets = ({ Id: itemId, SponsorshipId }: TicketRow) =>
  useGrantChange(SponsorshipId, (body: TicketRequest) => call(api.tickets.request, { params: { itemId }, body }));

/** Answers a wish. */
export const useDecide = (sponsorshipId: number | null) => useGrantChange(sponsorshipId, decide);

/** Gives back what of an event is not handed out; gives which. */
export const returnRest = (event: number): Promise<number[]> => call(api.grants.returnRest, { params: { id: event } });

/** The grants one after another: the first that is refused ends it. */
export const forEach = async <G>(grants: readonly G[], act: (grant: G) => Promise<unknown>): Promise<void> => {
  for (const grant of grants) await act(grant);
};

// As good as a UUID, which browsers make on encrypted pages alone.
const newKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');

const PAUSE_MS = 2000;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/**
 * Gives tickets for an event, once whatever the line does. `waiting` is true while it is not known whether they were
 * given.
 */
export const useGive = (event: Pick<EventDetails, 'sponsorshipId'>) => {
  const [waiting, setWaiting] = useState(false);
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);
  const change = useGrantChange(event.sponsorshipId, (input: GrantInput) => {
    const body = { ...input, idempotencyKey: newKey() };
    return sendUntilAnswered({
      send: () => call(api.grants.save, { body }),
      onWaiting: setWaiting,
      pause,
      isOver: () => isClosed.current,
    }).catch((failure: unknown) => {
      throw atQuantity(failure);
    });
  });
  return { give: change.mutateAsync, waiting };
};
