import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { categoriesQuery, productCategoriesQuery, productsQuery } from '../../../../domain/catalog.queries.ts';
import { contractPaymentsQuery, contractsQuery, sponsorshipQuery } from '../../../../domain/sponsorship.queries.ts';
import { contractQuery, documentsQuery, termsQuery } from '../../../../features/contracts/contracts.queries.ts';
import { NewContractScreen } from '../../../../features/contracts/NewContractScreen.tsx';
import { type ContractTab, readContractParam, readStep, readTab } from '../../../../features/contracts/param.rules.ts';
import { templateOptionsQuery } from '../../../../features/contracts/template/template.queries.ts';
import { readRate } from '../../../../features/payments/rateSearch.ts';
import { ApiError } from '../../../../lib/client.ts';
import { readsOnly } from '../../../../lib/search.ts';
import { PartSkeleton } from '../../../../ui/PageSkeleton.tsx';
import { trails } from '../../-crumbs.ts';

// Inside the sponsorship's page, which is there.
const missing = () => new ApiError(404, {});

// A new one needs nothing of it.
const agreement = () => import('./-agreement.tsx').then((module) => ({ default: module.Agreement }));
const Agreement = lazy(agreement);

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
    const sponsorshipId = Number(params.id);
    const choices = [
      queryClient.ensureQueryData(productsQuery),
      queryClient.ensureQueryData(productCategoriesQuery),
      // An agreement can be read without them.
      queryClient.prefetchQuery(categoriesQuery),
    ];
    // What a new one may begin with.
    if (param === 'full') {
      choices.push(queryClient.prefetchQuery(templateOptionsQuery));
      choices.push(queryClient.prefetchQuery(contractsQuery(sponsorshipId)));
    }
    if (typeof param === 'number') {
      const of = { sponsorshipId, contractId: param };
      void agreement();
      void queryClient.prefetchQuery(termsQuery(of));
      void queryClient.prefetchQuery(documentsQuery(of));
      void queryClient.prefetchQuery(contractPaymentsQuery(of));
      const contract = await queryClient.ensureQueryData(contractQuery(of));
      if (contract.sponsorshipId !== sponsorshipId) throw missing();
    }
    await Promise.all(choices);
  },
  pendingComponent: PartSkeleton,
  component: Contract,
});
