import { Stack } from '@mantine/core';
import { useCrumbName } from '../../shell/crumb-names.ts';
import { ContractHeader } from './ContractHeader.tsx';
import { SimpleForm } from './simple/SimpleForm.tsx';
import { NewStart } from './template/NewStart.tsx';
import { texts } from './texts.ts';
import { texts as wizard } from './wizard/texts.ts';
import { type Club, Wizard } from './wizard/Wizard.tsx';

type NewContractScreenProps = { sponsorshipId: number; kind: 'full' | 'simple'; club: Club };

/** An agreement that is still to be made. Its page takes this one's place as soon as it has a number. */
export const NewContractScreen = ({ sponsorshipId, kind, club }: NewContractScreenProps) => {
  useCrumbName('contract', kind === 'simple' ? texts.simple.create : wizard.create);
  if (kind === 'simple') {
    return (
      <Stack gap="var(--page-gap)" miw={0}>
        <ContractHeader title={texts.simple.create} subtitle={texts.simple.subtitle} />
        <SimpleForm sponsorshipId={sponsorshipId} contract={undefined} clubCategory={club.categoryId} />
      </Stack>
    );
  }
  return (
    <Stack gap="var(--page-gap)" miw={0}>
      <NewStart
        sponsorshipId={sponsorshipId}
        header={(question) => <ContractHeader title={wizard.create} actions={question} />}
      >
        {(form) => (
          <Wizard sponsorshipId={sponsorshipId} contract={undefined} step={undefined} club={club} form={form} />
        )}
      </NewStart>
    </Stack>
  );
};
