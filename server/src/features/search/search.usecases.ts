import {
  type FoundGroup,
  type FoundItem,
  type FoundKind,
  foundKinds,
  MOST_COUNTED,
  type Visit,
  type VisitedItem,
  type VisitedKind,
} from '@sponsorat/api';
import { type Actor, isAdmin } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { AppDeps } from '../../lib/deps.ts';
import { rememberUntilChange } from '../sponsorship-index/answer-cache.ts';
import type { SponsorshipIndex } from '../sponsorship-index/sponsorship-index.ts';
import type { Summaries } from '../sponsorship-index/summaries.ts';
import type { Summary } from '../sponsorship-index/summary.schemas.ts';
import { findSearchedTexts } from '../sponsorship-index/summary.sql.ts';
import { hasArea, scopeKey } from '../sponsorships/sponsorships.scope.ts';
import type { SearchQuery } from './candidates.sql.ts';
import {
  presentContact,
  presentFoundContract,
  presentFoundDocument,
  presentFoundEvent,
  presentFoundProduct,
  presentFoundRecipient,
  presentFoundUser,
  presentOtherContact,
  presentSponsorship,
} from './search.present.ts';
import {
  findContactsById,
  findContracts,
  findDocumentsById,
  findEventsById,
  findPrimaryContacts,
  findProductsById,
  findRecipientsById,
  findUsersById,
  searchDocuments,
  searchEvents,
  searchOtherContacts,
  searchProducts,
  searchRecipients,
  searchUsers,
} from './search.store.ts';
import { searchSummaries, soughtPhone } from './summaries.search.ts';

type SearchDeps = AppDeps & { index: SponsorshipIndex };
type GroupItems = Omit<FoundGroup, 'kind'>;

type Best = Awaited<ReturnType<typeof searchUsers>>;
type ReadById<R> = (db: Connection, ids: readonly number[]) => Promise<R[]>;

/** The best of a kind in their order, each with its rank, as what is read of them says. */
const presentBest = async <R extends { id: number }>(
  db: Connection,
  { items, more }: Best,
  read: ReadById<R>,
  present: (row: R) => FoundItem,
) => {
  const ids = items.map(({ item }) => item);
  const rows = ids.length > 0 ? await read(db, ids) : [];
  const byId = new Map(rows.map((row) => [row.id, present(row)]));
  return {
    items: items.flatMap(({ rank, item }) => {
      const known = byId.get(item);
      return known ? [{ rank, item: known }] : [];
    }),
    more,
  };
};

const withoutRanks = ({ items, more }: Awaited<ReturnType<typeof presentBest>>): GroupItems => ({
  items: items.map(({ item }) => item),
  more,
});

/** What `present` says of a few summaries, of which each needs what was written. */
const presenterOf = async ({ db, clock }: AppDeps, rows: readonly Summary[]) => {
  const texts = await findSearchedTexts(
    db,
    rows.map(({ id }) => id),
    today(clock),
  );
  return (row: Summary, present: (row: Summary, searched: string) => FoundItem) =>
    present(row, texts.get(row.id) ?? '');
};

/** What the sponsorship index has of what is sought. */
const findInSummaries = async (deps: AppDeps, summaries: Summaries, actor: Actor, query: SearchQuery) => {
  const { sponsorship, contact, contract } = searchSummaries(summaries, actor, query);
  const present = await presenterOf(deps, [...sponsorship.items, ...contact.items.map(({ item }) => item)]);
  return {
    sponsorship: { ...sponsorship, items: sponsorship.items.map((row) => present(row, presentSponsorship)) },
    contact: {
      ...contact,
      items: contact.items.map(({ rank, item }) => ({ rank, item: present(item, presentContact) })),
    },
    contract,
  };
};
type FoundInSummaries = Awaited<ReturnType<typeof findInSummaries>>;

/** The search over everything that has a name. Only an Admin finds products and users. */
export const openSearch = (deps: SearchDeps) => {
  const { db, clock, index } = deps;
  const remembered = rememberUntilChange<FoundInSummaries>(index);

  const searchContracts = async (actor: Actor, { items, more }: FoundInSummaries['contract']): Promise<GroupItems> => {
    if (items.length === 0) return { items: [], more };
    const day = today(clock);
    const byNumber = new Map((await findContracts(db, actor, { numbers: items }, day)).map((row) => [row.number, row]));
    const rows = items.flatMap((number) => byNumber.get(number) ?? []);
    return { items: rows.map((row) => presentFoundContract(row, day)), more };
  };

  /** Primary contacts, which memory has, and the others, the better of both first. */
  const searchContacts = async (
    actor: Actor,
    primary: FoundInSummaries['contact'],
    query: SearchQuery,
  ): Promise<GroupItems> => {
    const best = await searchOtherContacts(db, actor, { ...query, phone: soughtPhone(query.sought) });
    const others = await presentBest(db, best, findContactsById, presentOtherContact);
    const ids = primary.items.map(({ item }) => item.id);
    const known = ids.length > 0 ? await findPrimaryContacts(db, ids) : [];
    const contactOf = new Map(known.map(({ id, sponsorshipId }) => [sponsorshipId, id]));
    const all = [
      ...primary.items.map(({ rank, item }) => ({ rank, item: { ...item, id: contactOf.get(item.id) ?? item.id } })),
      ...others.items,
    ];
    const items = all.toSorted((one, other) => one.rank - other.rank).slice(0, query.limit);
    const total = primary.items.length + primary.more + others.items.length + others.more;
    return withoutRanks({ items, more: Math.min(total - items.length, MOST_COUNTED) });
  };

  const groupOf = async <R extends { id: number }>(
    best: Best,
    read: ReadById<R>,
    present: (row: R) => FoundItem,
  ): Promise<GroupItems> => withoutRanks(await presentBest(db, best, read, present));

  return async (actor: Actor, query: SearchQuery): Promise<FoundGroup[]> => {
    const { sponsorship, contract, contact } = await remembered(
      today(clock),
      { scope: scopeKey(actor), query },
      (summaries) => findInSummaries(deps, summaries, actor, query),
    );
    const groups: Partial<Record<FoundKind, GroupItems>> = {
      sponsorship,
      contract: await searchContracts(actor, contract),
      contact: await searchContacts(actor, contact, query),
      document: await groupOf(await searchDocuments(db, actor, query), findDocumentsById, presentFoundDocument),
      event: await groupOf(await searchEvents(db, actor, query), findEventsById, presentFoundEvent),
      recipient: await groupOf(await searchRecipients(db, actor, query), findRecipientsById, presentFoundRecipient),
      ...(isAdmin(actor) && {
        product: await groupOf(await searchProducts(db, query), findProductsById, presentFoundProduct),
        user: await groupOf(await searchUsers(db, query), findUsersById, presentFoundUser),
      }),
    };
    return foundKinds.flatMap((kind) => {
      const group = groups[kind];
      return group && group.items.length > 0 ? [{ kind, ...group }] : [];
    });
  };
};

/** What the actor has visited, as it is called now, in the order in which it is asked for; what they no longer see is left out. */
export const findVisited = async (
  deps: SearchDeps,
  actor: Actor,
  visited: readonly Visit[],
): Promise<VisitedItem[]> => {
  const { db, clock, index } = deps;
  const day = today(clock);
  const idsOf = (kind: VisitedKind) => visited.flatMap((one) => (one.kind === kind ? [one.id] : []));
  const rows = await index.read(day, ({ sponsorships }) =>
    idsOf('sponsorship')
      .flatMap((id) => sponsorships.get(id) ?? [])
      .filter(({ areaId }) => hasArea(actor, areaId)),
  );
  const present = await presenterOf(deps, rows);
  const contracts = await findContracts(db, actor, { ids: idsOf('contract') }, day);
  const byKind: Record<VisitedKind, FoundItem[]> = {
    sponsorship: rows.map((row) => present(row, presentSponsorship)),
    contract: contracts.map((row) => presentFoundContract(row, day)),
    product: isAdmin(actor) ? (await findProductsById(db, idsOf('product'))).map(presentFoundProduct) : [],
    user: isAdmin(actor) ? (await findUsersById(db, idsOf('user'))).map(presentFoundUser) : [],
  };
  return visited.flatMap(({ kind, id }) => {
    const item = byKind[kind].find((one) => one.id === id);
    return item ? [{ kind, ...item }] : [];
  });
};
