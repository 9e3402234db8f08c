import { useDebouncedValue } from '@mantine/hooks';
import { api, type FoundGroup, type FoundItem, type FoundKind, type Visit } from '@sponsorat/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { searchQuery } from '../../domain/search.queries.ts';
import { call } from '../../lib/client.ts';
import { fresh } from '../../lib/fresh.ts';
import { useUser } from '../../lib/session.ts';
import { hasWords, matching, splitCommand } from './matching.ts';
import { actionsFor, clubActionsFor, clubActionWords, type Offer, pagesFor, unaddressedActions } from './offers.ts';
import { invoicesQuery } from './targets.queries.ts';
import { invoiceOffers } from './targets.rules.ts';
import { texts } from './texts.ts';
import { useTargets } from './useTargets.ts';
import { readVisits, recordsOf, storeVisits } from './visits.ts';

/** What visited records are called now; those that the user no longer sees are not among them. */
const visitedQuery = (visits: readonly Visit[]) =>
  queryOptions({
    ...fresh,
    retry: false,
    queryKey: ['visited', recordsOf(visits)],
    queryFn: ({ signal }) => call(api.search.visited, { query: { records: recordsOf(visits) }, signal }),
    enabled: visits.length > 0,
  });

const t = texts.palette;
const PAUSE_MS = 120;
const EACH = 5;
const CLUBS = 3;

export type Entry = { key: string; title: string; subtitle?: string } & (
  | { kind: FoundKind; logo: string | null; path: string }
  | { kind: 'more'; path: string }
  | ({ kind: 'offer' } & Offer)
);
export type Group = { key: string; title: string; entries: Entry[] };

/** The list that shows all hits of a kind. */
const lists: Partial<Record<FoundKind, string>> = {
  sponsorship: '/sponsorships',
  contract: '/sponsorships',
  event: '/tickets/events',
  product: '/products',
};

const entryOf = (kind: FoundKind, { id, renewable: _, ...item }: FoundItem): Entry => ({
  kind,
  key: `${kind}-${id}`,
  ...item,
});

const groupOf = ({ kind, items, more }: FoundGroup, typed: string): Group => {
  const list = lists[kind];
  const rest: Entry[] =
    more > 0 && list
      ? [
          {
            kind: 'more',
            key: `more-${kind}`,
            title: t.more(more),
            path: `${list}?${new URLSearchParams({ search: typed })}`,
          },
        ]
      : [];
  return { key: kind, title: t.kinds[kind], entries: [...items.map((item) => entryOf(kind, item)), ...rest] };
};

const clubsIn = (groups: FoundGroup[] | undefined): FoundItem[] =>
  groups?.find(({ kind }) => kind === 'sponsorship')?.items ?? [];

const withEntries = (groups: Group[]): Group[] => groups.filter(({ entries }) => entries.length > 0);
const group = (key: string, title: string, offers: readonly Offer[]): Group => ({
  key,
  title,
  entries: offers.map((offer) => ({ kind: 'offer', ...offer, key: `${key}-${offer.key}` })),
});

/** What was visited, without the page itself, and what can be started: for the club that is shown, or still for any. */
const useEmptyGroups = () => {
  const { id: userId, roles } = useUser();
  const [visits] = useState(() => readVisits(userId));
  const { data, isError } = useQuery(visitedQuery(visits));
  const here = useLocation({ select: ({ pathname }) => pathname });
  // Whatever is gone, or no longer theirs to see, is forgotten.
  useEffect(() => {
    if (data) storeVisits(userId, data);
  }, [data, userId]);
  const visited = data?.filter(({ path }) => path !== here).map(({ kind, ...item }) => entryOf(kind, item)) ?? [];
  const club = data?.find(({ kind, path }) => kind === 'sponsorship' && `${here}/`.startsWith(`${path}/`));
  const actions = [...(club ? clubActionsFor(club) : unaddressedActions), ...actionsFor(roles)];
  return {
    clubs: data?.filter(({ kind }) => kind === 'sponsorship') ?? [],
    groups: withEntries([{ key: 'visited', title: t.visited, entries: visited }, group('actions', t.actions, actions)]),
    failed: isError,
  };
};

/** What is offered for what was typed: what the server finds, pages, actions, and actions for the clubs that are meant. */
export const useGroups = (input: string) => {
  const typed = input.trim();
  const { roles } = useUser();
  const [query] = useDebouncedValue(typed, PAUSE_MS);
  const command = splitCommand(query, clubActionWords);
  const isCommand = command.words.length > 0 && command.rest !== '';
  const search = useQuery(searchQuery(query, EACH));
  const clubs = useQuery({ ...searchQuery(command.rest, CLUBS), enabled: isCommand });
  const targets = useTargets(isCommand ? clubsIn(clubs.data?.groups) : [], command.words);
  const invoices = useQuery(invoicesQuery(query));
  const { clubs: visitedClubs, ...empty } = useEmptyGroups();
  if (!typed) return { ...empty, asksClub: false, isSettled: true, retry: undefined };

  const server = query ? (search.data?.groups ?? []) : [];
  const [best] = clubsIn(server);
  const begun = unaddressedActions.find(({ fill }) => fill.trim().toLowerCase() === query.toLowerCase());
  const unaddressed = command.words.length > 0 && command.rest === '' && !begun ? unaddressedActions : [];
  const actions = [
    ...targets.offers,
    ...(begun ? visitedClubs.flatMap(clubActionsFor).filter(({ title }) => title.startsWith(begun.fill)) : []),
    ...unaddressed.filter(({ title }) => hasWords(title, command.words)),
    ...(best ? clubActionsFor(best) : []),
    ...matching(actionsFor(roles), typed),
  ];
  const asked = [search, invoices, targets, ...(isCommand ? [clubs] : [])];
  const isSettled = query === typed && !asked.some(({ isFetching }) => isFetching);
  return {
    groups: withEntries([
      ...server.map((one) => groupOf(one, query)),
      group('invoices', t.invoices, invoiceOffers(invoices.data ?? [], query)),
      group('pages', t.pages, matching(pagesFor(roles), typed)),
      group('actions', t.actions, [...new Map(actions.map((one) => [one.key, one])).values()]),
    ]),
    failed: search.isError && query === typed,
    asksClub: begun !== undefined,
    isSettled,
    retry: () => void search.refetch(),
  };
};
