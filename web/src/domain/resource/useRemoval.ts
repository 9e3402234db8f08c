import { useQueryClient } from '@tanstack/react-query';
import { confirmAndDelete } from '../../ui/confirmAndDelete.ts';
import { useRemoveRow } from '../../ui/list/useRemoveRow.ts';
import { invalidate, removeRecord, usedByOf } from './resource.queries.ts';
import type { Resource } from './resource.ts';

/** The way to delete a record, from its list and from its form: says first what uses it, asks; true where it is gone. */
export const useRemoval = <Row extends { Id: number }, Rec extends { id: number }>(resource: Resource<Row, Rec>) => {
  const queryClient = useQueryClient();
  const { key, calls, texts } = resource;
  const { mutateAsync } = useRemoveRow({
    list: [key, 'list'],
    remove: (id) => removeRecord(calls, id),
    invalidate: () => invalidate(queryClient, key),
  });
  return (id: number, name: string): Promise<boolean> =>
    confirmAndDelete({ ...texts, name, usedBy: () => usedByOf(calls, id), remove: () => mutateAsync(id) });
};
