import {
  api,
  type CauseInput,
  type Import,
  type ImportCause,
  type ImportedAs,
  type ImportKind,
  importRowList,
  type RowAction,
} from '@sponsorat/api';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { keys } from '../../domain/keys.ts';
import { call } from '../../lib/client.ts';
import { type ListSearch, listRequest } from '../../ui/list/listSearch.ts';
import type { Mapping } from './mapping.rules.ts';
import { keepFile } from './sheets.rules.ts';

/** The latest imports, of every kind. */
export const importsQuery = queryOptions({
  queryKey: ['imports'],
  queryFn: ({ signal }) => call(api.imports.list, { signal }),
  staleTime: 0,
  meta: { inline: true },
});

const rowsKey = (id: number) => ['import', id, 'rows'] as const;
const causesKey = (id: number) => ['import', id, 'causes'] as const;

/** One import. */
export const importQuery = (id: number) =>
  queryOptions({
    queryKey: ['import', id],
    queryFn: ({ signal }) => call(api.imports.get, { params: { id }, signal }),
    staleTime: 0,
  });

/** A page of an import's rows, as its address asks for it. */
export const importRowsQuery = (id: number, search: ListSearch<typeof importRowList>) => {
  const body = listRequest(importRowList, search);
  return queryOptions({
    queryKey: [...rowsKey(id), body],
    queryFn: ({ signal }) => call(api.imports.rows, { params: { id }, body, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { inline: true },
  });
};

/** Why rows of an import are in error or in doubt. */
export const causesQuery = (id: number) =>
  queryOptions({
    queryKey: causesKey(id),
    queryFn: ({ signal }) => call(api.imports.causes, { params: { id }, signal }),
    staleTime: 0,
    meta: { inline: true },
  });

/** What a field can be given, of rows within something. */
export const namesQuery = (id: number, field: string, within: number | null) =>
  queryOptions({
    queryKey: ['import', id, 'names', field, within],
    queryFn: ({ signal }) =>
      call(api.imports.names, { params: { id, field }, query: within === null ? {} : { within }, signal }),
    staleTime: 60_000,
    meta: { inline: true },
  });

/** Forgets what was known of an import: somebody else has gone on with it, or its rows were checked anew. */
const forget = (queryClient: QueryClient, id: number): void => {
  void queryClient.invalidateQueries({ queryKey: ['import', id] });
  void queryClient.invalidateQueries({ queryKey: importsQuery.queryKey });
};

/** Ends when the causes are those of now: until then a choice would be made of what is no longer there. */
const learn = (queryClient: QueryClient, one: Import): Promise<void> => {
  queryClient.setQueryData(importQuery(one.id).queryKey, one);
  void queryClient.invalidateQueries({ queryKey: rowsKey(one.id) });
  void queryClient.invalidateQueries({ queryKey: importsQuery.queryKey });
  return queryClient.invalidateQueries({ queryKey: causesKey(one.id) });
};

type Sending = {
  file: Blob;
  as?: ImportedAs | undefined;
  sheet?: string | undefined;
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/** Sends a file: the import that it begins, its columns guessed. */
export const useStartImport = (kind: ImportKind) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ file, as, sheet, ...how }: Sending) =>
      call(api.imports.start, { params: { kind }, query: { as, sheet }, file, ...how }),
    meta: { inline: true },
    onSuccess: (one, { file }) => {
      keepFile(file, one.id);
      return learn(queryClient, one);
    },
  });
};

/** Chooses the fields of the columns. */
export const useMapping = ({ id, version }: Import) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { mapping: Mapping; defaults: Record<string, string> }) =>
      call(api.imports.map, { params: { id }, body: { ...body, version } }),
    meta: { inline: true },
    onSuccess: (one) => learn(queryClient, one),
    onError: () => forget(queryClient, id),
  });
};

/** What is chosen while the choice before is being saved waits for that, and goes on from what it has left. */
const oneByOne = (queryClient: QueryClient, id: number) => ({
  scope: { id: `import ${id}` },
  version: () => queryClient.getQueryData(importQuery(id).queryKey)?.version,
});

export type Decided = {
  row: number;
  action: Extract<RowAction, 'create' | 'update' | 'skip'> | null;
  recordId?: number;
  values?: Record<string, string>;
};

/** Decides what is done with a row. */
export const useDecision = (id: number) => {
  const queryClient = useQueryClient();
  const { scope } = oneByOne(queryClient, id);
  return useMutation({
    scope,
    mutationFn: async ({ row, action, recordId, values }: Decided) => {
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
export const useMend = ({ id }: Import) => {
  const queryClient = useQueryClient();
  const { scope, version } = oneByOne(queryClient, id);
  return useMutation({
    mutationKey: mendKey(id),
    scope,
    mutationFn: ({ cause: { cause, field, value }, choice }: ChoiceOfCause) =>
      call(api.imports.mend, {
        params: { id },
        body: { cause, field, value, use: null, ...choice, version: version() },
      }),
    onSuccess: (one) => {
      // What was made can be chosen, on other screens too.
      void queryClient.invalidateQueries({ queryKey: ['import', id, 'names'] });
      for (const queryKey of [keys.areas, keys.categories]) void queryClient.invalidateQueries({ queryKey });
      return learn(queryClient, one);
    },
    onError: () => forget(queryClient, id),
  });
};

/** The causes whose choice is being saved, or waits. */
export const usePendingCauses = ({ id }: Import): ImportCause[] =>
  useMutationState({
    filters: { mutationKey: mendKey(id), status: 'pending' },
    select: ({ state }) => (state.variables as ChoiceOfCause).cause,
  });

/** Takes the suggestion for each cause that has exactly one. */
export const useTakeSuggestions = ({ id }: Import) => {
  const queryClient = useQueryClient();
  const { scope, version } = oneByOne(queryClient, id);
  return useMutation({
    scope,
    mutationFn: () => call(api.imports.takeSuggestions, { params: { id }, body: { version: version() } }),
    onSuccess: (one) => learn(queryClient, one),
    onError: () => forget(queryClient, id),
  });
};

/** Begins an import of another kind with the same file. */
export const useReadAs = (id: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, as }: { kind: ImportKind; as?: ImportedAs }) =>
      call(api.imports.readAs, { params: { id, kind }, query: { as } }),
    meta: { inline: true },
    onSuccess: (one) => learn(queryClient, one),
  });
};

/** Leaves out every row in error. */
export const useSkipErrors = ({ id }: Import) => {
  const queryClient = useQueryClient();
  const { scope, version } = oneByOne(queryClient, id);
  return useMutation({
    scope,
    mutationFn: () => call(api.imports.skipErrors, { params: { id }, body: { version: version() } }),
    onSuccess: (one) => learn(queryClient, one),
    onError: () => forget(queryClient, id),
  });
};

/** Saves all rows, or none. */
export const useRun = ({ id, version }: Import) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(api.imports.run, { params: { id }, body: { version } }),
    meta: { inline: true },
    // What the last decision still asks for would be refused once it is saved.
    onMutate: () => queryClient.cancelQueries({ queryKey: ['import', id] }),
    onSuccess: (one) => {
      queryClient.setQueryData(importQuery(id).queryKey, one);
      // Whatever was imported stands on many screens; its own rows and causes are over, and would be refused.
      void queryClient.invalidateQueries({ predicate: ({ queryKey: [what] }) => what !== 'import' });
    },
    onError: () => forget(queryClient, id),
  });
};

/** Removes an import; what it saved stays. */
export const useRemoveImport = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(api.imports.remove, { params: { id } }),
    meta: { inline: true },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: importsQuery.queryKey }),
  });
};

/** Whether this is the demo, where a sheet to try with is offered. */
export const isDemoQuery = queryOptions({
  queryKey: ['demo'],
  queryFn: async ({ signal }) => (await call(api.auth.loginOptions, { signal })).isDemo === true,
  staleTime: Number.POSITIVE_INFINITY,
  meta: { inline: true },
});
