import { api, type CauseInput, type Import, type ImportCause, type RowAction } from '@sponsorat/api';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../domain/keys.ts';
import { call } from '../../lib/client.ts';
import { forget, importQuery, learn } from './imports.queries.ts';

/** What is chosen while the choice before is being saved waits for that. */
const oneByOne = (id: number) => ({ id: `import ${id}` });

type Version = { version: number | undefined };

/** A choice about many rows, which goes on from the version that the choice before has left. */
const useChoice = <I = void>(
  { id }: Import,
  choose: (version: Version, input: I) => Promise<Import>,
  mutationKey?: readonly unknown[],
) => {
  const queryClient = useQueryClient();
  return useMutation({
    ...(mutationKey && { mutationKey }),
    scope: oneByOne(id),
    mutationFn: (input: I) => choose({ version: queryClient.getQueryData(importQuery(id).queryKey)?.version }, input),
    onSuccess: (one) => learn(queryClient, one),
    onError: () => forget(queryClient, id),
  });
};

export type RowDecision = {
  row: number;
  action: Extract<RowAction, 'create' | 'update' | 'skip'> | null;
  recordId?: number;
  values?: Record<string, string>;
};

/** Decides what is done with a row. */
export const useDecision = (id: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    scope: oneByOne(id),
    mutationFn: async ({ row, action, recordId, values }: RowDecision) => {
      await call(api.imports.decide, { params: { id, row }, body: { action, recordId: recordId ?? null, values } });
      // What waits would else be taken for somebody else's, of a version that is over.
      const one = await call(api.imports.get, { params: { id } }).catch(() => undefined);
      if (one) queryClient.setQueryData(importQuery(id).queryKey, one);
    },
    onSettled: () => forget(queryClient, id),
  });
};

/** What is chosen for all rows of a cause. */
export type Choice = Partial<Pick<CauseInput, 'use' | 'create' | 'without' | 'skip' | 'decide'>>;

type ChoiceOfCause = { cause: ImportCause; choice: Choice };
const mendKey = (id: number) => ['import', id, 'mend'];

/** Makes one choice for all rows of a cause. */
export const useMend = (one: Import) => {
  const queryClient = useQueryClient();
  const mend = async (version: Version, { cause: { cause, field, value }, choice }: ChoiceOfCause) => {
    const body = { cause, field, value, use: null, ...choice, ...version };
    const next = await call(api.imports.mend, { params: { id: one.id }, body });
    // What was made can be chosen, on other screens too.
    for (const queryKey of [['import', one.id, 'names'], keys.areas, keys.categories])
      void queryClient.invalidateQueries({ queryKey });
    return next;
  };
  return useChoice(one, mend, mendKey(one.id));
};

/** The causes whose choice is being saved, or waits. */
export const usePendingCauses = ({ id }: Import): ImportCause[] =>
  useMutationState({
    filters: { mutationKey: mendKey(id), status: 'pending' },
    select: ({ state }) => (state.variables as ChoiceOfCause).cause,
  });

/** Takes the suggestion for each cause that has exactly one. */
export const useTakeSuggestions = (one: Import) =>
  useChoice(one, (body) => call(api.imports.takeSuggestions, { params: { id: one.id }, body }));

/** Leaves out every row in error. */
export const useSkipErrors = (one: Import) =>
  useChoice(one, (body) => call(api.imports.skipErrors, { params: { id: one.id }, body }));
