import { type Contract as Agreement, contractStatus } from '@sponsorat/api';
import { type QueryClient, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { sponsorshipQuery } from '../../../../domain/sponsorship.queries.ts';
import { ContractHistory } from '../../../../features/audit/History.tsx';
import { ContractScreen } from '../../../../features/contracts/ContractScreen.tsx';
import { documentsQuery } from '../../../../features/contracts/contracts.queries.ts';
import { NewContractScreen } from '../../../../features/contracts/NewContractScreen.tsx';
import { type ContractTab, readContractParam, readStep, readTab } from '../../../../features/contracts/param.rules.ts';
import { ContractPayments } from '../../../../features/payments/ContractPayments.tsx';
import { RegisterRate } from '../../../../features/payments/RegisterRate.tsx';
import { readRate } from '../../../../features/payments/rateSearch.ts';
import { ApiError } from '../../../../lib/client.ts';
import { prefetchLater } from '../../../../lib/prefetch-later.ts';
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
const catalogQueries = () => import('../../../../domain/catalog.queries.ts');

const Payments = ({ contract }: { contract: Agreement }) => {
  const { sponsorshipId, id: contractId, status } = contract;
  const isApproved = status === contractStatus.approved;
  // An agreement that was approved keeps its signed documents, also the removed ones.
  const documents = useQuery({ ...documentsQuery({ sponsorshipId, contractId }), enabled: !isApproved }).data ?? [];
  const wasApproved = isApproved || documents.length > 0;
  if (status === contractStatus.draft && !wasApproved) return null;
  return <ContractPayments contract={contract} wasApproved={wasApproved} />;
};

const Contract = () => {
  const params = Route.useParams();
  const { step, tab = 'overview', rate } = Route.useSearch();
  const navigate = Route.useNavigate();
  const closeRate = useCallback(
    () => void navigate({ search: ({ rate: _rate, ...rest }) => rest, replace: true, resetScroll: false }),
    [navigate],
  );
  const sponsorshipId = Number(params.id);
  const { data: sponsorship } = useSuspenseQuery(sponsorshipQuery(sponsorshipId));
  const param = readContractParam(params.contract);
  if (typeof param === 'number') {
    const of = { sponsorshipId, contractId: param };
    return (
      <>
        <ContractScreen
          {...of}
          step={step}
          tab={tab}
          club={sponsorship}
          payments={(contract) => <Payments contract={contract} />}
          history={<ContractHistory {...of} />}
        />
        <RegisterRate rateId={rate} rows={undefined} onClose={closeRate} />
      </>
    );
  }
  return <NewContractScreen key={param} sponsorshipId={sponsorshipId} kind={param ?? 'full'} club={sponsorship} />;
};

type Search = { step?: number | undefined; tab?: ContractTab | undefined; rate?: number | undefined };

export const Route = createFileRoute('/_app/sponsorships/$id/$contract')({
  staticData: { crumbs: [...trails.sponsorship, { title: 'Aftale', name: 'contract' }] },
  // What it does not know it says not to be there: the router else hands on what the address says.
  validateSearch: (search: Record<string, unknown>): Search => ({
    step: readStep(search.step),
    tab: readTab(search.tab),
    rate: readRate(search.rate),
  }),
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
