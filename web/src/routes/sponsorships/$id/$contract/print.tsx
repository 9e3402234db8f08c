import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { contractQuery, termsQuery } from '../../../../features/contracts/contracts.queries.ts';
import { readContractParam } from '../../../../features/contracts/param.rules.ts';
import { PrintView } from '../../../../features/contracts/print/PrintView.tsx';

const idsOf = (params: { id: string; contract: string }) => {
  const contractId = readContractParam(params.contract);
  if (typeof contractId !== 'number') throw notFound();
  return { sponsorshipId: Number(params.id), contractId };
};

const Print = () => {
  const { data: contract } = useSuspenseQuery(contractQuery(idsOf(Route.useParams())));
  return <PrintView contract={contract} />;
};

/** Outside the frame: a sheet has no menu. */
export const Route = createFileRoute('/sponsorships/$id/$contract/print')({
  loader: async ({ context: { queryClient }, params }) => {
    const of = idsOf(params);
    void queryClient.prefetchQuery(termsQuery(of));
    const contract = await queryClient.ensureQueryData(contractQuery(of));
    if (contract.sponsorshipId !== of.sponsorshipId) throw notFound();
  },
  component: Print,
});
