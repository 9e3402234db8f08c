import { Button, Flex, Group } from '@mantine/core';
import { type Contract, hasRole, lostInSimple } from '@sponsorat/api';
import { IconHistory } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { today } from '../../lib/formats.ts';
import { useUser } from '../../lib/session.ts';
import { BusyButton, RemoveButton } from '../../ui/BusyButton.tsx';
import { PdfLink } from '../../ui/PdfLink.tsx';
import { printUrl } from './addresses.ts';
import { ApprovalNotice } from './approval/ApprovalNotice.tsx';
import { ContractHeader } from './ContractHeader.tsx';
import { ChainLine, isLinked } from './chain/ChainLine.tsx';
import { RenewedOutcome } from './chain/Outcome.tsx';
import { openSaveAsTemplate } from './dialogs.tsx';
import { useIsFieldCarried } from './fields/useCarriedField.ts';
import { LifeLine } from './life/LifeLine.tsx';
import { SimpleForm } from './simple/SimpleForm.tsx';
import { texts as templateTexts } from './template/texts.ts';
import { texts } from './texts.ts';
import { useContractActions } from './useContractActions.ts';
import { type Club, Wizard } from './wizard/Wizard.tsx';

type DraftScreenProps = {
  contract: Contract;
  step: number | undefined;
  club: Club;
  payments: ReactNode;
  history: ReactNode;
};

/** A draft: the wizard, or the simple agreement's one step. */
export const DraftScreen = ({ contract, step, club, payments, history }: DraftScreenProps) => {
  const { sponsorshipId } = contract;
  const navigate = useNavigate();
  const { roles } = useUser();
  const isFieldCarried = useIsFieldCarried();
  const { remove, makeSimple, isBusy, isConverting } = useContractActions(sponsorshipId);
  // What was written is before one's eyes already: the history comes when it is asked for.
  const [showsHistory, setShowsHistory] = useState(false);
  const leave = () => navigate({ to: '/sponsorships/$id', params: { id: String(sponsorshipId) }, ignoreBlocker: true });
  return (
    // On a phone what stands above a draft leaves the height to its form.
    <Flex direction="column" gap={{ base: 4, xs: 'var(--page-gap)' }} miw={0}>
      <RenewedOutcome contract={contract}>
        {(button, outcome) => (
          <>
            <ContractHeader
              title={texts.agreement(contract.number)}
              contract={contract}
              subtitle={
                (contract.simple || isLinked(contract) || button) && (
                  <>
                    {contract.simple && texts.simple.subtitle}
                    {contract.simple && isLinked(contract) && ' · '}
                    <ChainLine contract={contract} /> {button}
                  </>
                )
              }
              // The wizard's own steps are one row of them.
              life={contract.simple && <LifeLine contract={contract} all={[contract]} today={today()} />}
              takesFocus={contract.simple && step !== undefined && !isFieldCarried}
            />
            {outcome}
          </>
        )}
      </RenewedOutcome>
      <ApprovalNotice contract={contract} />
      {contract.simple ? (
        <SimpleForm sponsorshipId={sponsorshipId} contract={contract} clubCategory={club.categoryId} />
      ) : (
        <Wizard sponsorshipId={sponsorshipId} contract={contract} step={step} club={club} />
      )}
      <Group justify="flex-end" gap={8}>
        <PdfLink href={printUrl(contract.id)}>{texts.pdf}</PdfLink>
        <Button
          variant="default"
          leftSection={<IconHistory size={17} stroke={1.75} aria-hidden />}
          aria-expanded={showsHistory}
          onClick={() => setShowsHistory(!showsHistory)}
        >
          {showsHistory ? texts.draftHistory.hide : texts.draftHistory.show}
        </Button>
        {!contract.simple && lostInSimple(contract) === null && (
          <BusyButton variant="default" busy={isConverting} onClick={() => void makeSimple(contract)}>
            {texts.simple.toSimple}
          </BusyButton>
        )}
        {hasRole(roles, 'Admin') && (
          <Button variant="default" onClick={() => void openSaveAsTemplate(contract)}>
            {templateTexts.save.action}
          </Button>
        )}
        <RemoveButton busy={isBusy} onClick={() => void remove(contract, leave)}>
          {texts.remove.draft}
        </RemoveButton>
      </Group>
      <div className="screen-only">{payments}</div>
      {showsHistory && <div className="screen-only">{history}</div>}
    </Flex>
  );
};
