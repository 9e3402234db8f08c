import { Button } from '@mantine/core';
import type { Contract } from '@sponsorat/api';
import { useNavigate } from '@tanstack/react-router';
import { ContractHeader, titleOf } from './ContractHeader.tsx';
import classes from './ContractScreen.module.css';
import { PdfLink, printUrl } from './PdfLink.tsx';
import { SimpleForm } from './simple/SimpleForm.tsx';
import { texts } from './texts.ts';
import { useContractActions } from './useContractActions.ts';
import { Wizard } from './wizard/Wizard.tsx';

type DraftScreenProps = { contract: Contract; step: number | undefined; shortName: string };

/** A draft: the wizard, or the simple agreement's one step. */
export const DraftScreen = ({ contract, step, shortName }: DraftScreenProps) => {
  const { sponsorshipId } = contract;
  const navigate = useNavigate();
  const { remove, isBusy } = useContractActions(sponsorshipId);
  const leave = () => navigate({ to: '/sponsorships/$id', params: { id: String(sponsorshipId) }, ignoreBlocker: true });
  return (
    <div className={classes.screen}>
      <ContractHeader
        title={titleOf(contract)}
        contract={contract}
        subtitle={contract.simple ? texts.simple.subtitle : undefined}
      />
      {contract.simple ? (
        <SimpleForm sponsorshipId={sponsorshipId} contract={contract} />
      ) : (
        <Wizard sponsorshipId={sponsorshipId} contract={contract} step={step} shortName={shortName} />
      )}
      <div className={classes.besides}>
        <PdfLink href={printUrl(contract.id)}>{texts.pdf}</PdfLink>
        <Button variant="subtle" color="gray" disabled={isBusy} onClick={() => void remove(contract, leave)}>
          {texts.remove.draft}
        </Button>
      </div>
    </div>
  );
};
