import { type Contract, contractStatus } from '@sponsorat/api';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useCrumbName } from '../../shell/crumb-names.ts';
import { titleOf } from './ContractHeader.tsx';
import { contractQuery } from './contracts.queries.ts';
import { DraftScreen } from './DraftScreen.tsx';
import type { Club } from './NewContractScreen.tsx';
import { ContractPage } from './page/ContractPage.tsx';
import { FailureDialog } from './page/FailureDialog.tsx';

type ContractScreenProps = {
  sponsorshipId: number;
  contractId: number;
  step: number | undefined;
  club: Club;
  /** What is paid of an agreement that was confirmed; of a draft, where it was approved before it was edited. */
  payments: (contract: Contract) => ReactNode;
  /** What was done to the agreement, under what it says. */
  history: ReactNode;
};

/** An agreement in whatever status it is: still to be written, or to be read. */
export const ContractScreen = ({ sponsorshipId, contractId, step, club, payments, history }: ContractScreenProps) => {
  const { data: contract } = useSuspenseQuery(contractQuery({ sponsorshipId, contractId }));
  useCrumbName('contract', titleOf(contract));
  // An agreement that somebody else moved on meanwhile is shown anew: what went wrong stands until it was read.
  const [failure, setFailure] = useState<unknown>();
  return (
    <>
      {contract.status === contractStatus.draft ? (
        <DraftScreen
          key={contractId}
          contract={contract}
          step={step}
          club={club}
          payments={payments(contract)}
          history={history}
        />
      ) : (
        <ContractPage
          key={contractId}
          contract={contract}
          payments={payments(contract)}
          history={history}
          onUploadFailed={setFailure}
        />
      )}
      <FailureDialog failure={failure} onClose={() => setFailure(undefined)} />
    </>
  );
};
