import { type Contract, contractStatus, type Sponsorship } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback } from 'react';
import { ContractScreen } from '../../../../features/contracts/ContractScreen.tsx';
import { documentsQuery } from '../../../../features/contracts/contracts.queries.ts';
import type { ContractTab } from '../../../../features/contracts/param.rules.ts';
import { ContractPayments } from '../../../../features/payments/ContractPayments.tsx';
import { RegisterRate } from '../../../../features/payments/RegisterRate.tsx';
import { DeliverySection } from '../../../../features/proofs/DeliverySection.tsx';
import { Lines } from '../../../../ui/Skeleton.tsx';

// It is read on a page of its own.
const ContractHistory = lazy(() =>
  import('../../../../features/audit/History.tsx').then((module) => ({ default: module.ContractHistory })),
);

const Payments = ({ contract }: { contract: Contract }) => {
  const { sponsorshipId, id: contractId, status } = contract;
  const isApproved = status === contractStatus.approved;
  // An agreement that was approved keeps its signed documents, also the removed ones.
  const documents = useQuery({ ...documentsQuery({ sponsorshipId, contractId }), enabled: !isApproved }).data ?? [];
  const wasApproved = isApproved || documents.length > 0;
  if (status === contractStatus.draft && !wasApproved) return null;
  return <ContractPayments contract={contract} wasApproved={wasApproved} />;
};

type AgreementProps = {
  sponsorshipId: number;
  contractId: number;
  club: Sponsorship;
  step: number | undefined;
  tab: ContractTab;
  /** The rate whose payment is registered on the page. */
  rate: number | undefined;
};

/** The page of an agreement that is there, as a draft or later: what features of their own show of it is put together here. */
export const Agreement = ({ rate, ...shown }: AgreementProps) => {
  const { sponsorshipId, contractId } = shown;
  const navigate = useNavigate({ from: '/sponsorships/$id/$contract' });
  const closeRate = useCallback(
    () => void navigate({ search: ({ rate: _rate, ...rest }) => rest, replace: true, resetScroll: false }),
    [navigate],
  );
  return (
    <>
      <ContractScreen
        {...shown}
        payments={(contract) => <Payments contract={contract} />}
        delivery={(contract) => <DeliverySection contract={contract} />}
        history={
          <Suspense fallback={<Lines />}>
            <ContractHistory sponsorshipId={sponsorshipId} contractId={contractId} />
          </Suspense>
        }
      />
      <RegisterRate rateId={rate} rows={undefined} onClose={closeRate} />
    </>
  );
};
