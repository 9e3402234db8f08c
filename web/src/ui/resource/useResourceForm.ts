import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useUser } from '../../lib/session.ts';
import type { Schema } from '../form/schema.ts';
import { type EntityForm, useEntityForm } from '../form/useEntityForm.ts';
import { toast } from '../toast.ts';
import { cacheRecord, resourceQuery, saveRecord } from './resource.queries.ts';
import { CREATE, type Resource } from './resource.ts';

export type RecordFormOptions<Row extends { Id: number }, Rec extends { id: number }, V> = {
  resource: Resource<Row, Rec>;
  schema: Schema;
  /** None: a new one is made, from `fresh`. */
  record: (Rec & V) | undefined;
  fresh: V;
};

/** The form of a record: saves it, says so, and leads from a new one to its own page. */
export const useResourceForm = <Row extends { Id: number }, Rec extends { id: number }, V extends object>({
  resource,
  schema,
  record,
  fresh,
}: RecordFormOptions<Row, Rec, V>): EntityForm<V> => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const user = useUser();
  const id = record?.id;
  const loadTheirs = useCallback(async (): Promise<V> => {
    if (id === undefined) throw new Error('A new record has no newer edition.');
    return (await queryClient.fetchQuery({ ...resourceQuery(resource, id), staleTime: 0 })) as Rec & V;
  }, [queryClient, resource, id]);

  return useEntityForm<V, Schema, Rec & V>({
    schema,
    initial: record ?? fresh,
    save: (body) => saveRecord<Rec & V>(resource.calls, body),
    afterSave: (saved) => saved,
    onSaved: (saved) => {
      cacheRecord(queryClient, resource, saved);
      toast.success(resource.texts.saved);
      if (id !== undefined) return;
      // Going back must not meet the form again, empty.
      void navigate({ to: resource.paths.record, params: { id: String(saved.id) }, replace: true });
    },
    draftKey: `${user.id}:${resource.key}:${id ?? CREATE}`,
    ...(id === undefined ? {} : { loadTheirs }),
  });
};
