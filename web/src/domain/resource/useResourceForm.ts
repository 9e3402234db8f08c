import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Form } from '../../ui/form/FormStore.ts';
import { type FormValues, type ObjectSchema, type Output, startValues, valuesFrom } from '../../ui/form/schema.ts';
import { useForm } from '../../ui/form/useForm.ts';
import { toast } from '../../ui/toast.ts';
import { cacheRecord, resourceQuery, saveRecord } from './resource.queries.ts';
import { CREATE, type Resource, recordPath } from './resource.ts';

export type ResourceFormOptions<Row extends { Id: number }, Rec extends { id: number }, S extends ObjectSchema> = {
  resource: Resource<Row, Rec>;
  schema: S;
  /** None: a new one is made. */
  record: (Rec & FormValues<S>) | undefined;
  /** What a new one begins with, besides what its schema makes of nothing. */
  blank?: Partial<FormValues<S>>;
  /** What the fields hold of what is stored, where it is not the same: a row for each thing that may be chosen. */
  toFields?: (values: FormValues<S>) => FormValues<S>;
  /** And what of the fields is saved. */
  fromFields?: (input: Output<S>) => Output<S>;
  /** What only other records tell is wrong: it throws before anything is saved. */
  check?: (input: Output<S>) => Promise<void>;
};

const same = <T>(value: T): T => value;

/** The form of a resource: saves it, says so, and leads from a new one to its own page. */
export const useResourceForm = <Row extends { Id: number }, Rec extends { id: number }, S extends ObjectSchema>({
  resource,
  schema,
  record,
  blank,
  toFields = same,
  fromFields = same,
  check,
}: ResourceFormOptions<Row, Rec, S>): Form<FormValues<S>> => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const id = record?.id;
  const initial = useMemo(() => toFields(startValues(schema, record, blank)), [schema, record, blank, toFields]);
  return useForm<FormValues<S>, S, Rec & FormValues<S>>({
    schema,
    initial,
    save: async (body) => {
      await check?.(body);
      return saveRecord<Rec & FormValues<S>>(resource.calls, fromFields(body));
    },
    afterSave: (saved) => toFields(valuesFrom(schema, saved)),
    onSaved: (saved) => {
      cacheRecord(queryClient, resource, saved);
      toast.success(resource.texts.saved);
      if (id !== undefined) return;
      // Going back must not meet the form again, empty.
      void navigate({ to: recordPath(resource.list), params: { id: String(saved.id) }, replace: true });
    },
    draft: `${resource.key}:${id ?? CREATE}`,
    loadTheirs:
      id === undefined
        ? undefined
        : async () => {
            const stored = await queryClient.fetchQuery({ ...resourceQuery(resource, id), staleTime: 0 });
            return toFields(valuesFrom(schema, stored as Rec & FormValues<S>));
          },
  });
};
