import { type Contract, contractStatus } from '@sponsorat/api';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCrumbName } from '../../shell/crumb-names.ts';
import { contractQuery } from './contracts.queries.ts';
import { DraftScreen } from './DraftScreen.tsx';
import { ContractPage } from './page/ContractPage.tsx';
import type { ContractTab } from './param.rules.ts';
import { texts } from './texts.ts';
import type { Club } from './wizard/Wizard.tsx';

type ContractScreenProps = {
  sponsorshipId: number;
  contractId: number;
  step: number | undefined;
  tab: ContractTab;
  club: Club;
  /** What is paid of an agreement that was confirmed; of a draft, where it was approved before it was edited. */
  payments: (contract: Contract) => ReactNode;
  /** The report of what was delivered of an agreement that was confirmed. */
  delivery: (contract: Contract) => ReactNode;
  /** What was done to the agreement, under what it says. */
  history: ReactNode;
};

/** An agreement in whatever status it is: still to be written, or to be read. */
export const ContractScreen = ({
  sponsorshipId,
  contractId,
  step,
  tab,
  club,
  payments,
  delivery,
  history,
}: ContractScreenProps) => {
  const { data: contract } = useSuspenseQuery(contractQuery({ sponsorshipId, contractId }));
  useCrumbName('contract', texts.agreement(contract.number));
  const shown = { contract, payments: payments(contract), history };
  if (contract.status === contractStatus.draft)
    return <DraftScreen key={contractId} {...shown} step={step} club={club} />;
  return <ContractPage key={contractId} {...shown} tab={tab} delivery={delivery(contract)} />;
};
