import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { defineExport, inBatches, type ListExport, wholeList } from '../exports/list-export.ts';
import { type ListRequest, listResources } from './list.store.ts';
import type { ResourceDefinition, ResourceTable, Row, RowOf } from './resource.ts';

type Columns<R> = Parameters<typeof defineExport<ListRequest, R>>[0]['columns'];

/** Declares how the list of a resource becomes a file. `more` are columns of its table that the list does not show. */
export const resourceExport = <R extends Row, M extends Record<string, PgColumn>>(
  definition: Pick<
    ResourceDefinition<ResourceTable, R, never>,
    'table' | 'row' | 'join' | 'sortNames' | 'filters' | 'searchesToo'
  >,
  request: z.ZodType<ListRequest>,
  more: M,
  columns: Columns<RowOf<R & M>>,
): ListExport => {
  const whole = { ...definition, row: { ...definition.row, ...more } };
  return defineExport<ListRequest, RowOf<R & M>>({
    request,
    find: async ({ tx }, asked) => {
      const { rows, total } = await listResources<R & M>(tx, whole, wholeList(asked));
      return { total, batches: inBatches(rows, (some) => some) };
    },
    columns,
  });
};

/** The columns of a table that say who saved a record last, and when. */
export const changedOf = <T extends ResourceTable>({ updatedAt, updatedBy }: T) => ({
  UpdatedAt: updatedAt as T['updatedAt'],
  UpdatedBy: updatedBy as T['updatedBy'],
});

type Changed = { UpdatedAt: string; UpdatedBy: string };

/** Who saved a record last, and when: the last columns of every resource. */
export const changedColumns: [...Columns<Changed>] = [
  ['Senest ændret', 'instant', 18, ({ UpdatedAt }) => UpdatedAt],
  ['Ændret af', 'text', 24, ({ UpdatedBy }) => UpdatedBy],
];
