import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ContractScreen } from '../../../../features/contracts/ContractScreen.tsx';
import {
  categoriesQuery,
  contractQuery,
  documentsQuery,
  productCategoriesQuery,
  productsQuery,
  termsQuery,
} from '../../../../features/contracts/contracts.queries.ts';
import { NewContractScreen } from '../../../../features/contracts/NewContractScreen.tsx';
import { readPlace } from '../../../../features/contracts/place.rules.ts';
import { readStep } from '../../../../features/contracts/wizard/steps.rules.ts';
import { sponsorshipQuery } from '../../../../features/sponsorships/sponsorships.queries.ts';
import { ApiError } from '../../../../lib/client.ts';
import { sponsorshipCrumbs } from '../-crumbs.ts';

// Inside the sponsorship's page, which is there.
const missing = () => new ApiError(404, {});

const Contract = () => {
  const params = Route.useParams();
  const { step } = Route.useSearch();
  const sponsorshipId = Number(params.id);
  const { data: sponsorship } = useSuspenseQuery(sponsorshipQuery(sponsorshipId));
  const { shortName } = sponsorship;
  const place = readPlace(params.contract);
  if (typeof place === 'number') {
    return <ContractScreen sponsorshipId={sponsorshipId} contractId={place} step={step} shortName={shortName} />;
  }
  return <NewContractScreen key={place} sponsorshipId={sponsorshipId} kind={place ?? 'full'} shortName={shortName} />;
};

export const Route = createFileRoute('/_app/sponsorships/$id/$contract')({
  staticData: { crumbs: [...sponsorshipCrumbs, { title: 'Aftale', name: 'contract' }] },
  validateSearch: (search: Record<string, unknown>): { step?: number } => {
    const step = readStep(search.step);
    return step === undefined ? {} : { step };
  },
  loader: async ({ context: { queryClient }, params }) => {
    const place = readPlace(params.contract);
    if (place === undefined) throw missing();
    const catalog = [
      queryClient.ensureQueryData(productsQuery),
      queryClient.ensureQueryData(productCategoriesQuery),
      // Only choices: an agreement can be read without them.
      queryClient.prefetchQuery(categoriesQuery),
    ];
    if (typeof place === 'number') {
      const of = { sponsorshipId: Number(params.id), contractId: place };
      void queryClient.prefetchQuery(termsQuery(of));
      void queryClient.prefetchQuery(documentsQuery(of));
      const contract = await queryClient.ensureQueryData(contractQuery(of));
      if (contract.sponsorshipId !== of.sponsorshipId) throw missing();
    }
    await Promise.all(catalog);
  },
  component: Contract,
});
