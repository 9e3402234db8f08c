import type { AnswerOf, EndpointDefinition, ExportList, FileList } from '@sponsorat/api';
import type { Noun } from '../../ui/nouns.ts';

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

export type Resource<Row extends { Id: number }, Rec extends { id: number }> = {
  /** Its place in the cache, and its list as a file. */
  key: ExportList;
  list: FileList;
  calls: EntityCalls;
  rowName: (row: Row) => string;
  name: (record: Rec) => string;
  texts: {
    noun: Noun;
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

/** Where a record of a list is shown. */
export const recordPath = ({ path }: FileList): string => `${path}/$id`;

/** Stands in an address where a record's id would: a new one is made. */
export const CREATE = 'create';
