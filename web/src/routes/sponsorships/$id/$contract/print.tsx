import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { sponsorshipQuery } from '../../../../domain/sponsorship.queries.ts';
import { contractQuery, termsQuery } from '../../../../features/contracts/contracts.queries.ts';
import { readContractParam } from '../../../../features/contracts/param.rules.ts';
import { PrintView } from '../../../../features/contracts/print/PrintView.tsx';
import { companyQuery } from '../../../../lib/session.ts';

const idsOf = (params: { id: string; contract: string }) => {
  const contractId = readContractParam(params.contract);
  if (typeof contractId !== 'number') throw notFound();
  return { sponsorshipId: Number(params.id), contractId };
};

const Print = () => {
  const of = idsOf(Route.useParams());
  const { data: contract } = useSuspenseQuery(contractQuery(of));
  const { data: terms } = useSuspenseQuery(termsQuery(of));
  const bank = useQuery(companyQuery).data?.logo ?? null;
  const club = useQuery(sponsorshipQuery(of.sponsorshipId)).data?.logo ?? null;
  return <PrintView contract={contract} terms={terms} logos={{ bank, club }} />;
};

/** Outside the frame: a sheet has no menu. */
export const Route = createFileRoute('/sponsorships/$id/$contract/print')({
  loader: async ({ context: { queryClient }, params }) => {
    const of = idsOf(params);
    void queryClient.prefetchQuery(companyQuery);
    void queryClient.prefetchQuery(sponsorshipQuery(of.sponsorshipId));
    const [contract] = await Promise.all([
      queryClient.ensureQueryData(contractQuery(of)),
      queryClient.ensureQueryData(termsQuery(of)),
    ]);
    if (contract.sponsorshipId !== of.sponsorshipId) throw notFound();
  },
  component: Print,
});
