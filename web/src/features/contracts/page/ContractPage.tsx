import { Box, Button, Stack } from '@mantine/core';
import { type Contract, contractStatus } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { contractsQuery } from '../../../domain/sponsorship.queries.ts';
import { today } from '../../../lib/formats.ts';
import { Block } from '../../../ui/Block.tsx';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { LinkButton } from '../../../ui/links.tsx';
import { ContractHeader, titleOf } from '../ContractHeader.tsx';
import { ChainLine, isLinked } from '../chain/ChainLine.tsx';
import { ComparisonSection } from '../chain/ComparisonSection.tsx';
import { renewableOf } from '../chain/chain.rules.ts';
import { openRenewal } from '../chain/dialogs.tsx';
import { OwnOutcome } from '../chain/Outcome.tsx';
import { texts as chainTexts } from '../chain/texts.ts';
import { useRenewalTarget } from '../chain/useRenewalTarget.ts';
import classes from '../contracts.module.css';
import { termsQuery } from '../contracts.queries.ts';
import { nextActionOf } from '../life/life.rules.ts';
import { StatusBar } from '../life/StatusBar.tsx';
import { SaveAsTemplate } from '../template/SaveAsTemplate.tsx';
import { AgreementHead } from '../terms/AgreementHead.tsx';
import { TermsView } from '../terms/TermsView.tsx';
import { texts } from '../texts.ts';
import { useContractActions } from '../useContractActions.ts';
import { AwaitingCard } from './AwaitingCard.tsx';
import { DocumentArchive } from './DocumentArchive.tsx';
import { SignedCard } from './SignedCard.tsx';

const Actions = ({ contract }: { contract: Contract }) => {
  const { sponsorshipId } = contract;
  const navigate = useNavigate();
  const { copy, edit, remove, makeFull, isBusy, busyWith, isConverting } = useContractActions(sponsorshipId);
  const id = String(sponsorshipId);
  const all = useQuery(contractsQuery(sponsorshipId)).data ?? [];
  const known = { all, tracked: false, today: today() };
  // Where it is the next thing to do, its button stands below.
  const isRenewable =
    renewableOf(all)?.id === contract.id &&
    contract.renewedById === null &&
    nextActionOf(contract, known).kind !== 'renew';
  const leave = () => navigate({ to: '/sponsorships/$id', params: { id } });
  return (
    <>
      <BusyButton
        variant="default"
        disabled={isBusy && !busyWith('edit', contract.id)}
        busy={busyWith('edit', contract.id)}
        onClick={() => void edit(contract)}
      >
        {texts.edit.action}
      </BusyButton>
      {contract.simple && (
        <BusyButton
          variant="default"
          disabled={isBusy && !isConverting}
          busy={isConverting}
          onClick={() => void makeFull(contract)}
        >
          {texts.simple.toFull}
        </BusyButton>
      )}
      {isRenewable && (
        <Button variant="default" onClick={() => void openRenewal(contract)}>
          {chainTexts.renew.action}
        </Button>
      )}
      <BusyButton variant="default" busy={busyWith('copy', contract.id)} onClick={() => void copy(contract)}>
        {texts.copy.action}
      </BusyButton>
      <LinkButton
        variant="default"
        to="/sponsorships/$id/$contract/print"
        params={{ id, contract: String(contract.id) }}
      >
        {texts.print.view}
      </LinkButton>
      <SaveAsTemplate contract={contract} />
      <BusyButton
        variant="subtle"
        color="red"
        busy={busyWith('remove', contract.id)}
        onClick={() => void remove(contract, leave)}
      >
        {texts.remove.action}
      </BusyButton>
    </>
  );
};

type ContractPageProps = {
  contract: Contract;
  payments: ReactNode;
  history: ReactNode;
  onUploadFailed: (failure: unknown) => void;
};

/** An agreement that was confirmed: what is to be done next, what it says, and the documents that were signed. */
export const ContractPage = ({ contract, payments, history, onUploadFailed }: ContractPageProps) => {
  const { id, sponsorshipId, status, externalNumber } = contract;
  const upload = useRef<HTMLDivElement>(null);
  useRenewalTarget(contract.status === contractStatus.approved ? contract : undefined, true);
  const terms = useQuery(termsQuery({ sponsorshipId, contractId: id }));
  return (
    <Stack gap="var(--page-gap)" miw={0}>
      <ContractHeader
        title={titleOf(contract)}
        contract={contract}
        subtitle={
          (externalNumber || isLinked(contract)) && (
            <>
              {externalNumber && texts.externalNumber(externalNumber)}
              {externalNumber && isLinked(contract) && ' · '}
              <ChainLine contract={contract} />
            </>
          )
        }
        actions={<Actions contract={contract} />}
      />
      <StatusBar contract={contract} onUpload={() => upload.current?.querySelector('button')?.focus()} />
      <div className={classes.screenOnly}>
        {status === contractStatus.awaiting ? (
          <AwaitingCard contract={contract} uploadRef={upload} onUploadFailed={onUploadFailed} />
        ) : (
          <SignedCard contract={contract} />
        )}
      </div>
      <div className={classes.screenOnly}>{payments}</div>
      <Block query={terms} skeleton={<Box mih="100dvh" />}>
        {(read) => (
          <>
            <AgreementHead terms={read} />
            <TermsView terms={read} />
          </>
        )}
      </Block>
      <div className={classes.screenOnly}>
        <ComparisonSection contract={contract} />
      </div>
      {status === contractStatus.approved && (
        <div className={classes.screenOnly}>
          <OwnOutcome contract={contract} />
        </div>
      )}
      <div className={classes.screenOnly}>
        <DocumentArchive contract={contract} />
      </div>
      <div className={classes.screenOnly}>{history}</div>
    </Stack>
  );
};
