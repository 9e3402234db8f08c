import type { EndpointDefinition, UsedByAnswer } from '@sponsorat/api';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';
import { type ListSearch, listBody } from '../../ui/list/listSearch.ts';
import { keys } from '../keys.ts';
import { CREATE, type Resource } from './resource.ts';

export type Answer<Row> = { Result: Row[]; TotalPages: number; Total: number };
type Parts = { params?: { id: number }; body?: unknown; signal?: AbortSignal };

// `call` types a call by its endpoint, which only the resource declaration knows; here its rows and records are known.
const ask = call as unknown as <A>(definition: EndpointDefinition, parts: Parts) => Promise<A>;

/** A page of the list, as its address asks for it. */
export const listQuery = <Row extends { Id: number }, Rec extends { id: number }>(
  { key, calls, list }: Resource<Row, Rec>,
  search: ListSearch,
) => {
  const body = listBody(list, search);
  return queryOptions({
    queryKey: [key, 'list', body],
    queryFn: ({ signal }) => ask<Answer<Row>>(calls.list, { body, signal }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });
};

/** One record. */
export const resourceQuery = <Row extends { Id: number }, Rec extends { id: number }>(
  { key, calls }: Resource<Row, Rec>,
  id: number,
) =>
  queryOptions({
    queryKey: [key, 'record', id],
    queryFn: ({ signal }) => ask<Rec>(calls.get, { params: { id }, signal }),
  });

/** Loads the record that an address names; of a new one there is nothing to load. */
export const loadRecord = async <Row extends { Id: number }, Rec extends { id: number }>(
  queryClient: QueryClient,
  resource: Resource<Row, Rec>,
  id: string,
): Promise<void> => {
  if (id !== CREATE) await queryClient.ensureQueryData(resourceQuery(resource, Number(id)));
};

export const saveRecord = <Rec>(calls: { save: EndpointDefinition }, body: unknown): Promise<Rec> =>
  ask<Rec>(calls.save, { body });

export const removeRecord = (calls: { remove: EndpointDefinition }, id: number): Promise<void> =>
  ask<void>(calls.remove, { params: { id } });

/** What uses a record, which therefore cannot be deleted. */
export const usedByOf = (calls: { usedBy: EndpointDefinition }, id: number): Promise<UsedByAnswer> =>
  ask<UsedByAnswer>(calls.usedBy, { params: { id } });

/** Puts a record right before or after another of the same resource. */
export const moveRecord = (
  { move }: { move?: EndpointDefinition },
  id: number,
  body: { before?: number; after?: number },
): Promise<unknown> => {
  if (!move) throw new Error('This resource has no order of its own.');
  return ask<unknown>(move, { params: { id }, body });
};

/**
 * Whatever may show a record's name is asked anew: the lists, the choices of other forms, the dashboard. Not the
 * records themselves: one was just saved, or is gone.
 */
export const invalidate = (queryClient: QueryClient, key: string): void => {
  for (const queryKey of [[key], keys.products, keys.sponsorships, keys.dashboard, keys.tickets]) {
    void queryClient.invalidateQueries({ queryKey, predicate: (query) => query.queryKey[1] !== 'record' });
  }
};

/** Puts a saved record where its screen reads it. */
export const cacheRecord = <Row extends { Id: number }, Rec extends { id: number }>(
  queryClient: QueryClient,
  resource: Resource<Row, Rec>,
  saved: Rec,
): void => {
  queryClient.setQueryData(resourceQuery(resource, saved.id).queryKey, saved);
  invalidate(queryClient, resource.key);
};
