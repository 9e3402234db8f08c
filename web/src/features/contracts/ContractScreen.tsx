import { Button, Modal } from '@mantine/core';
import { type Contract, contractStatus } from '@sponsorat/api';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError, errorWords } from '../../lib/client.ts';
import { useCrumbName } from '../../shell/crumb-names.ts';
import dialog from '../../ui/dialog.module.css';
import { titleOf } from './ContractHeader.tsx';
import { contractQuery } from './contracts.queries.ts';
import { DraftScreen } from './DraftScreen.tsx';
import { ContractPage } from './page/ContractPage.tsx';
import type { ContractTab } from './param.rules.ts';
import { texts } from './texts.ts';
import type { Club } from './wizard/Wizard.tsx';

type FailureDialogProps = { failure: unknown; onClose: () => void };

/** Says that an upload failed, in the server's own heading and sentence. It shows its text while it closes. */
const FailureDialog = ({ failure, onClose }: FailureDialogProps) => {
  const [last, setLast] = useState(failure);
  if (failure !== undefined && failure !== last) setLast(failure);
  const { error, message } = errorWords(last);
  const fields = last instanceof ApiError ? Object.values(last.fields) : [];
  return (
    <Modal opened={failure !== undefined} onClose={onClose} title={error}>
      <div className={dialog.message}>
        <p>{message}</p>
        {fields.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <div className={dialog.buttons}>
        <Button variant="default" data-autofocus onClick={onClose}>
          {texts.awaiting.close}
        </Button>
      </div>
    </Modal>
  );
};

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
          tab={tab}
          payments={payments(contract)}
          delivery={delivery(contract)}
          history={history}
          onUploadFailed={setFailure}
        />
      )}
      <FailureDialog failure={failure} onClose={() => setFailure(undefined)} />
    </>
  );
};
