import { Group, Stack } from '@mantine/core';
import { type Contract, contractStatus, sharesOf } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode, RefObject } from 'react';
import { isOut } from '../../../domain/signing.rules.ts';
import { contractsQuery } from '../../../domain/sponsorship.queries.ts';
import { kroner, longDate, period, today as todayNow } from '../../../lib/formats.ts';
import { useUser } from '../../../lib/session.ts';
import { Columns } from '../../../ui/Columns.tsx';
import { Fact } from '../../../ui/Fact.tsx';
import { PartsBar } from '../../../ui/PartsBar.tsx';
import { Card, Section } from '../../../ui/Section.tsx';
import { Soft } from '../../../ui/Soft.tsx';
import { ChainLine, isLinked } from '../chain/ChainLine.tsx';
import { EvaluationSection, PaymentsPart, UsagePart } from '../chain/Outcome.tsx';
import { texts as chainTexts } from '../chain/texts.ts';
import classes from '../contracts.module.css';
import { LifeLine } from '../life/LifeLine.tsx';
import { amountInAll, nextRate } from '../life/life.rules.ts';
import { texts as lifeTexts } from '../life/texts.ts';
import { SigningCard } from '../signing/SigningCard.tsx';
import { shareParts } from '../terms/shares.rules.ts';
import { texts } from '../texts.ts';
import { AwaitingCard } from './AwaitingCard.tsx';
import { SignedCard } from './SignedCard.tsx';
import { TaxPart } from './TaxPart.tsx';

const aside = { ml: 4, fw: 400 } as const;

/** What an agreement costs, when it runs, and which rate is to be paid next. */
const Facts = ({ contract, today }: { contract: Contract; today: string }) => {
  const { sponsorshipAmount, startDate, endDate, rates } = contract;
  const rate = nextRate(rates);
  const inAll = amountInAll(contract);
  const next = rate && lifeTexts.rateDue(kroner(rate.rest), rate.dueDate, today);
  return (
    <Group component="dl" className={`plain ${classes.facts}`} gap="4px 32px">
      <Fact label={lifeTexts.annual}>
        {kroner(sponsorshipAmount)}{' '}
        {inAll !== null && (
          <Soft {...aside} visibleFrom="sm">
            {texts.block.inAll(kroner(inAll))}
          </Soft>
        )}
      </Fact>
      <Fact label={lifeTexts.period}>{period(startDate, endDate, longDate)}</Fact>
      <Fact label={lifeTexts.rate}>
        {next?.amount ?? (rates.length > 0 ? lifeTexts.ratesOver : lifeTexts.noRates)}{' '}
        {next?.due && <Soft {...aside}>{next.due}</Soft>}{' '}
        {next?.inDays && (
          <Soft {...aside} visibleFrom="sm">
            {next.inDays}
          </Soft>
        )}
      </Fact>
    </Group>
  );
};

const Life = ({ contract }: { contract: Contract }) => {
  const all = useQuery(contractsQuery(contract.sponsorshipId)).data ?? [contract];
  const { externalNumber } = contract;
  return (
    <Card>
      <LifeLine contract={contract} all={all} today={todayNow()} />
      <Group justify="space-between" align="flex-end" gap="8px 24px" mt={10}>
        <Facts contract={contract} today={todayNow()} />
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
  /** The report of what was delivered. */
  delivery: ReactNode;
  uploadRef: RefObject<HTMLDivElement | null>;
};

/** An agreement at a glance: where it is in its life, what is used and paid of it, and its document. */
export const OverviewTab = ({ contract, delivery, uploadRef }: OverviewTabProps) => {
  const isAwaiting = contract.status === contractStatus.awaiting;
  const shares = shareParts(sharesOf(contract));
  const payments = (
    <Section title={chainTexts.outcome.payments}>
      <PaymentsPart contract={contract} />
    </Section>
  );
  const { onPaper } = useUser();
  return (
    <>
      <Life contract={contract} />
      {isAwaiting && isOut(contract.signing) && <SigningCard contract={contract} signing={contract.signing} />}
      {isAwaiting && <AwaitingCard contract={contract} uploadRef={uploadRef} maySend={!onPaper} />}
      <Columns>
        <Stack gap="lg" miw={0}>
          {contract.simple ? (
            payments
          ) : (
            <Section title={chainTexts.outcome.usage}>
              <UsagePart contract={contract} />
            </Section>
          )}
          {!isAwaiting && <TaxPart contract={contract} />}
        </Stack>
        <Stack gap="lg" miw={0}>
          {!contract.simple && payments}
          {!isAwaiting && <SignedCard contract={contract} />}
          {delivery}
          {shares.length > 0 && (
            <Section title={texts.page.shares}>
              <PartsBar parts={shares} whole={100} />
            </Section>
          )}
          {!isAwaiting && <EvaluationSection contract={contract} />}
        </Stack>
      </Columns>
    </>
  );
};
