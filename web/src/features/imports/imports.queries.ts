import { api, type Import, type ImportedAs, type ImportKind, importRowList } from '@sponsorat/api';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';
import { fresh, listPageQuery } from '../../lib/fresh.ts';
import { type ListSearch, listBody } from '../../ui/list/listSearch.ts';
import type { Mapping } from './mapping.rules.ts';
import { keepFile } from './sheets.rules.ts';

/** The latest imports, of every kind. */
export const importsQuery = queryOptions({
  ...fresh,
  queryKey: ['imports'],
  queryFn: ({ signal }) => call(api.imports.list, { signal }),
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
export const importRowsQuery = (id: number, search: ListSearch<typeof importRowList>) =>
  listPageQuery(rowsKey(id), listBody(importRowList, search), (options) =>
    call(api.imports.rows, { params: { id }, ...options }),
  );

/** Why rows of an import are in error or in doubt. */
export const causesQuery = (id: number) =>
  queryOptions({
    ...fresh,
    queryKey: causesKey(id),
    queryFn: ({ signal }) => call(api.imports.causes, { params: { id }, signal }),
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
export const forget = (queryClient: QueryClient, id: number): void => {
  void queryClient.invalidateQueries({ queryKey: ['import', id] });
  void queryClient.invalidateQueries({ queryKey: importsQuery.queryKey });
};

/** Ends when the causes are those of now: until then a choice would be made of what is no longer there. */
export const learn = (queryClient: QueryClient, one: Import): Promise<void> => {
  queryClient.setQueryData(importQuery(one.id).queryKey, one);
  void queryClient.invalidateQueries({ queryKey: rowsKey(one.id) });
  void queryClient.invalidateQueries({ queryKey: importsQuery.queryKey });
  return queryClient.invalidateQueries({ queryKey: causesKey(one.id) });
};

type Sending = {
  file: Blob;
  as?: ImportedAs | undefined;
  sheet?: string | undefined;
  /** The club whose events they are, where the file does not say so. */
  sponsorship?: number | undefined;
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/** Sends a file: the import that it begins, its columns guessed. */
export const useStartImport = (kind: ImportKind) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ file, as, sheet, sponsorship, ...how }: Sending) =>
      call(api.imports.start, { params: { kind }, query: { as, sheet, sponsorship }, file, ...how }),
    meta: { inline: true },
    onSuccess: (one, { file, sponsorship }) => {
      keepFile(file, one.id, sponsorship);
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

/** Begins an import of the agreements in the same file. */
export const useReadContracts = (id: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (as: ImportedAs) => call(api.imports.readAs, { params: { id, kind: 'contracts' }, query: { as } }),
    meta: { inline: true },
    onSuccess: (one) => learn(queryClient, one),
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
