import type { AnswerOf, EndpointDefinition, ExportList } from '@sponsorat/api';
import type { ListDefinition } from '../../ui/list/listSearch.ts';
import type { NounWithGender } from '../../ui/nouns.ts';

/*
 * Sponsor categories, areas, updates, product categories, products and templates are listed, edited and deleted alike.
 * Each feature declares here what sets its own apart; the files beside this do the rest.
 */

type EntityCalls = Record<'list' | 'get' | 'save' | 'remove' | 'usedBy', EndpointDefinition> & {
  /** Of a resource whose list has an order of its own, by the column Sort. */
  move?: EndpointDefinition;
};

type RowOf<C extends EntityCalls> =
  AnswerOf<C['list']> extends { Result: (infer Row extends { Id: number })[] } ? Row : never;
type RecordOf<C extends EntityCalls> = AnswerOf<C['get']> extends infer Rec extends { id: number } ? Rec : never;

/** What its routes know of a resource before it is asked for: the rest comes with its pages. */
export type ResourcePlace = {
  /** Its place in the cache, and the name of its crumb. */
  key: string;
  list: ListDefinition;
  paths: { list: string; record: string };
};

export type Resource<Row extends { Id: number }, Rec extends { id: number }> = ResourcePlace & {
  calls: EntityCalls;
  /** What its list is called as a file, where it can be had as one. */
  file?: ExportList;
  rowName: (row: Row) => string;
  name: (record: Rec) => string;
  /** Noun and gender ask before it is deleted: 'dette område'. */
  texts: NounWithGender & {
    title: string;
    create: string;
    remove: string;
    saved: string;
    search: string;
    /** How to make the first one. */
    firstHint: string;
  };
};

/** Declares a resource. Its rows and records are those that its calls answer. */
export const defineResource = <C extends EntityCalls>(
  resource: Resource<RowOf<C>, RecordOf<C>> & { calls: C },
): Resource<RowOf<C>, RecordOf<C>> => resource;

/** Stands in an address where a record's id would: a new one is made. */
export const CREATE = 'create';
