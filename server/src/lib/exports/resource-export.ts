import { getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { type ListRequest, listResources } from '../resource/list.store.ts';
import type { ResourceDefinition, ResourceTable, Row, RowOf } from '../resource/resource.ts';
import { formColumns } from './form-columns.ts';
import { type ColumnOf, defineExport, inBatches, type ListExport, wholeList } from './list-export.ts';

/** Rows as the list shows them, with all that their table has. */
type ExportedRow<T extends ResourceTable, R extends Row> = RowOf<R & T['_']['columns']>;

/** Who saved a record last, and when: the last columns of every list. */
export const changedColumns: ColumnOf<{ updatedAt: Date | string; updatedBy: string }>[] = [
  ['Senest ændret', 'instant', 18, ({ updatedAt }) => updatedAt],
  ['Ændret af', 'text', 24, ({ updatedBy }) => updatedBy],
];

type ResourceCalls = { list: { body: z.ZodType<ListRequest> }; save: { body: z.ZodObject } };

/**
 * Declares how the list of a resource becomes a file: its form's fields, of which `own` has those that are special. `form`
 * says where they are not those of the call that saves it.
 */
export const resourceExport = <T extends ResourceTable, R extends Row>(
  { list, save }: ResourceCalls,
  definition: Pick<ResourceDefinition<T, R, never>, 'table' | 'row' | 'join' | 'sortNames' | 'filters' | 'searchesToo'>,
  own: Parameters<typeof formColumns<ExportedRow<T, R>>>[1] = {},
  form: z.ZodObject = save.body,
): ListExport => {
  const { searched: _searched, ...columns } = getTableColumns(definition.table) as Record<string, PgColumn>;
  const whole = { ...definition, row: { ...columns, ...definition.row } };
  return defineExport<ListRequest, ExportedRow<T, R>>({
    request: list.body,
    find: async ({ tx }, listRequest) => {
      const { rows, total } = await listResources(tx, whole, wholeList(listRequest));
      return { total, batches: inBatches(rows as unknown as ExportedRow<T, R>[], (some) => some) };
    },
    columns: [
      ['Id', 'whole', 8, ({ id }) => Number(id)],
      ...formColumns(form, own),
      ...(changedColumns as unknown as ColumnOf<ExportedRow<T, R>>[]),
    ],
  });
};
