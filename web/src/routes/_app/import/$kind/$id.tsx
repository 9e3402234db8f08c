import { importRowList } from '@sponsorat/api';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ImportPage } from '../../../../features/imports/ImportPage.tsx';
import { importQuery } from '../../../../features/imports/imports.queries.ts';
import { readsOnly } from '../../../../lib/search.ts';
import { requireRole } from '../../../../lib/session.ts';
import { readListSearch } from '../../../../ui/list/listSearch.ts';
import { FormSkeleton } from '../../../../ui/PageSkeleton.tsx';
import { trails } from '../../-crumbs.ts';

const One = () => (
  <ImportPage one={useSuspenseQuery(importQuery(Number(Route.useParams().id))).data} search={Route.useSearch()} />
);

export const Route = createFileRoute('/_app/import/$kind/$id')({
  staticData: { crumbs: [...trails.imports, { title: 'Fil', name: 'import' }] },
  beforeLoad: requireRole('Admin'),
  validateSearch: readsOnly((raw) => readListSearch(importRowList, raw)),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    await queryClient.ensureQueryData(importQuery(Number(id)));
  },
  pendingComponent: FormSkeleton,
  component: One,
});
