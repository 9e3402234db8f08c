import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useUser } from '../../lib/session.ts';
import type { Schema } from '../form/schema.ts';
import { type EntityForm, useEntityForm } from '../form/useEntityForm.ts';
import { toast } from '../toast.ts';
import { keepRecord, recordQuery, saveRecord } from './kind.queries.ts';
import { CREATE, type Kind } from './kind.ts';

export type RecordFormOptions<Row extends { Id: number }, Rec extends { id: number }, V> = {
  kind: Kind<Row, Rec>;
  schema: Schema;
  /** None: a new one is made, from `fresh`. */
  record: (Rec & V) | undefined;
  fresh: V;
};

/** The form of a record: saves it, says so, and leads from a new one to its own page. */
export const useRecordForm = <Row extends { Id: number }, Rec extends { id: number }, V extends object>({
  kind,
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
    return (await queryClient.fetchQuery({ ...recordQuery(kind, id), staleTime: 0 })) as Rec & V;
  }, [queryClient, kind, id]);

  return useEntityForm<V, Schema, Rec & V>({
    schema,
    initial: record ?? fresh,
    save: (body) => saveRecord<Rec & V>(kind.calls, body),
    afterSave: (saved) => saved,
    onSaved: (saved) => {
      keepRecord(queryClient, kind, saved);
      toast.success(kind.words.saved);
      if (id !== undefined) return;
      // Going back must not meet the form again, empty.
      void navigate({ to: kind.paths.record, params: { id: String(saved.id) }, replace: true });
    },
    draftKey: `${user.id}:${kind.key}:${id ?? CREATE}`,
    ...(id === undefined ? {} : { loadTheirs }),
  });
};
