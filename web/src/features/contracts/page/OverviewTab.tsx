import { Group, Stack } from '@mantine/core';
import { type Contract, contractStatus } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { contractsQuery } from '../../../domain/sponsorship.queries.ts';
import { today } from '../../../lib/formats.ts';
import { Columns } from '../../../ui/Columns.tsx';
import { PartsBar } from '../../../ui/PartsBar.tsx';
import { Card, Section } from '../../../ui/Section.tsx';
import { Soft } from '../../../ui/Soft.tsx';
import { ChainLine, isLinked } from '../chain/ChainLine.tsx';
import { EvaluationSection, PaymentsPart, UsagePart } from '../chain/Outcome.tsx';
import { texts as chainTexts } from '../chain/texts.ts';
import { LifeFacts } from '../life/LifeFacts.tsx';
import { LifeLine } from '../life/LifeLine.tsx';

import { shareParts } from '../terms/shares.rules.ts';
import { texts } from '../texts.ts';
import { AwaitingCard } from './AwaitingCard.tsx';
import { SignedCard } from './SignedCard.tsx';

const Life = ({ contract }: { contract: Contract }) => {
  const all = useQuery(contractsQuery(contract.sponsorshipId)).data ?? [contract];
  const { externalNumber } = contract;
  return (
    <Card>
      <LifeLine contract={contract} all={all} today={today()} />
      <Group justify="space-between" align="flex-end" gap="8px 24px" mt={10}>
        <LifeFacts contract={contract} today={today()} />
        {(externalNumber || isLinked(contract)) && (
          <Soft>
            {externalNumber && texts.externalNumber(externalNumber)}
            {externalNumber && isLinked(contract) && ' · '}
            <ChainLine contract={contract} />
          </Soft>
        )}
      </Group>
    </Card>
  );
};

type OverviewTabProps = {
  contract: Contract;
  uploadRef: RefObject<HTMLDivElement | null>;
  onUploadFailed: (failure: unknown) => void;
};

/** An agreement at a glance: where it is in its life, what is used and paid of it, and its document. */
export const OverviewTab = ({ contract, uploadRef, onUploadFailed }: OverviewTabProps) => {
  const isAwaiting = contract.status === contractStatus.awaiting;
  const shares = shareParts({
    advertisement: contract.valueOfAdvertisement,
    tickets: contract.valueOfTickets,
    catering: contract.valueOfCatering,
    travel: contract.valueOfTravel,
  });
  const payments = (
    <Section title={chainTexts.outcome.payments}>
      <PaymentsPart contract={contract} />
    </Section>
  );
  return (
    <>
      <Life contract={contract} />
      {isAwaiting && <AwaitingCard {...{ contract, uploadRef, onUploadFailed }} />}
      <Columns>
        {contract.simple ? (
          payments
        ) : (
          <Section title={chainTexts.outcome.usage}>
            <UsagePart contract={contract} />
          </Section>
        )}
        <Stack gap="lg" miw={0}>
          {!contract.simple && payments}
          {!isAwaiting && <SignedCard contract={contract} />}
          {shares.length > 0 && (
            <Section title={texts.page.shares}>
              <PartsBar parts={shares} />
            </Section>
          )}
          {!isAwaiting && <EvaluationSection contract={contract} />}
        </Stack>
      </Columns>
    </>
  );
};
