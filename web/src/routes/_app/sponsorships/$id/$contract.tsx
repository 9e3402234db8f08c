import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { sponsorshipQuery } from '../../../../domain/sponsorship.queries.ts';
import { NewContractScreen } from '../../../../features/contracts/NewContractScreen.tsx';
import { type ContractTab, readContractParam, readStep, readTab } from '../../../../features/contracts/param.rules.ts';
import { readRate } from '../../../../features/payments/rateSearch.ts';
import { ApiError } from '../../../../lib/client.ts';
import { prefetchLater } from '../../../../lib/prefetch-later.ts';
import { readsOnly } from '../../../../lib/search.ts';
import { PartSkeleton } from '../../../../ui/PageSkeleton.tsx';
import { trails } from '../../-crumbs.ts';

// Inside the sponsorship's page, which is there.
const missing = () => new ApiError(404, {});

const queries = () => import('../../../../features/contracts/contracts.queries.ts');
const startQueries = async (queryClient: QueryClient, sponsorshipId: number) => {
  const [{ templateOptionsQuery }, { contractsQuery }] = await Promise.all([
    import('../../../../features/contracts/template/template.queries.ts'),
    import('../../../../domain/sponsorship.queries.ts'),
  ]);
  return [queryClient.prefetchQuery(templateOptionsQuery), queryClient.prefetchQuery(contractsQuery(sponsorshipId))];
};
// A new one needs nothing of it.
const agreement = () => import('./-agreement.tsx').then((module) => ({ default: module.Agreement }));
const Agreement = lazy(agreement);
const catalogQueries = () => import('../../../../domain/catalog.queries.ts');

const Contract = () => {
  const params = Route.useParams();
  const { step, tab = 'overview', rate } = Route.useSearch();
  const sponsorshipId = Number(params.id);
  const { data: club } = useSuspenseQuery(sponsorshipQuery(sponsorshipId));
  const param = readContractParam(params.contract);
  if (typeof param === 'number') return <Agreement {...{ sponsorshipId, contractId: param, club, step, tab, rate }} />;
  return <NewContractScreen key={param} sponsorshipId={sponsorshipId} kind={param ?? 'full'} club={club} />;
};

type Search = { step?: number | undefined; tab?: ContractTab | undefined; rate?: number | undefined };

export const Route = createFileRoute('/_app/sponsorships/$id/$contract')({
  staticData: { crumbs: [...trails.sponsorship, { title: 'Aftale', name: 'contract' }] },
  validateSearch: readsOnly<Search>(({ step, tab, rate }) => ({
    step: readStep(step),
    tab: readTab(tab),
    rate: readRate(rate),
  })),
  loader: async ({ context: { queryClient }, params }) => {
    const param = readContractParam(params.contract);
    if (param === undefined) throw missing();
    const [{ contractQuery, documentsQuery, termsQuery }, { categoriesQuery, productCategoriesQuery, productsQuery }] =
      await Promise.all([queries(), catalogQueries()]);
    const catalog = [
      // What a new one may begin with.
      ...(param === 'full' ? await startQueries(queryClient, Number(params.id)) : []),
      queryClient.ensureQueryData(productsQuery),
      queryClient.ensureQueryData(productCategoriesQuery),
      // Only choices: an agreement can be read without them.
      queryClient.prefetchQuery(categoriesQuery),
    ];
    if (typeof param === 'number') {
      const of = { sponsorshipId: Number(params.id), contractId: param };
      void agreement();
      void queryClient.prefetchQuery(termsQuery(of));
      void queryClient.prefetchQuery(documentsQuery(of));
      prefetchLater(
        () => import('../../../../features/payments/prefetch.ts'),
        ({ prefetchContractPayments }) => prefetchContractPayments(queryClient, of),
      );
      const contract = await queryClient.ensureQueryData(contractQuery(of));
      if (contract.sponsorshipId !== of.sponsorshipId) throw missing();
    }
    await Promise.all(catalog);
  },
  pendingComponent: PartSkeleton,
  component: Contract,
});
