import { type ImportKind, isImportKind } from '@sponsorat/api';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { importsQuery } from '../../../../features/imports/imports.queries.ts';
import { StartPage } from '../../../../features/imports/StartPage.tsx';
import { readsOnly } from '../../../../lib/search.ts';
import { requireRole } from '../../../../lib/session.ts';
import { trails } from '../../-crumbs.ts';

const Start = () => (
  <StartPage kind={Route.useParams().kind as ImportKind} sponsorship={Route.useSearch().sponsorship} />
);

/** The club that one comes from. */
const readSearch = ({ sponsorship }: Record<string, unknown>): { sponsorship?: number } => {
  const id = Number(sponsorship);
  return Number.isSafeInteger(id) && id > 0 ? { sponsorship: id } : {};
};

export const Route = createFileRoute('/_app/import/$kind/')({
  staticData: { crumbs: trails.imports },
  beforeLoad: requireRole('Admin'),
  validateSearch: readsOnly(readSearch),
  loader: ({ context: { queryClient }, params: { kind } }) => {
    if (!isImportKind(kind)) throw notFound();
    void queryClient.prefetchQuery(importsQuery);
  },
  component: Start,
});
