import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { contractQuery, termsQuery } from '../../../../features/contracts/contracts.queries.ts';
import { readPlace } from '../../../../features/contracts/place.rules.ts';
import { PrintView } from '../../../../features/contracts/print/PrintView.tsx';

const placeOf = (params: { id: string; contract: string }) => {
  const contractId = readPlace(params.contract);
  if (typeof contractId !== 'number') throw notFound();
  return { sponsorshipId: Number(params.id), contractId };
};

const Print = () => {
  const { data: contract } = useSuspenseQuery(contractQuery(placeOf(Route.useParams())));
  return <PrintView contract={contract} />;
};

/** Outside the frame: a sheet has no menu. */
export const Route = createFileRoute('/sponsorships/$id/$contract/print')({
  loader: async ({ context: { queryClient }, params }) => {
    const of = placeOf(params);
    void queryClient.prefetchQuery(termsQuery(of));
    const contract = await queryClient.ensureQueryData(contractQuery(of));
    if (contract.sponsorshipId !== of.sponsorshipId) throw notFound();
  },
  component: Print,
});
