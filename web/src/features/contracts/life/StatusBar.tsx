import { Group, Title } from '@mantine/core';
import type { Contract } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { contractsQuery } from '../../../domain/sponsorship.queries.ts';
import { kroner, longDate, period, today as todayNow } from '../../../lib/formats.ts';
import { Fact } from '../../../ui/Fact.tsx';
import { Soft } from '../../../ui/Soft.tsx';
import classes from '../contracts.module.css';
import { LifeLine } from './LifeLine.tsx';
import { nextRate } from './life.rules.ts';
import { NextStep } from './NextStep.tsx';
import { texts } from './texts.ts';

const aside = { ml: 8, fw: 400 } as const;

/** What an agreement costs, when it runs, and which rate is to be paid next. */
export const Facts = ({ contract, today }: { contract: Contract; today: string }) => {
  const { sponsorshipAmount, amount, startDate, endDate, rates } = contract;
  const rate = nextRate(rates);
  const isOther = amount !== null && amount !== sponsorshipAmount;
  const next = rate && texts.rateDue(kroner(rate.rest), rate.dueDate, today);
  return (
    <Group component="dl" className={`plain ${classes.facts}`} gap="4px 32px">
      <Fact label={texts.annual}>
        {kroner(sponsorshipAmount)}
        {isOther && (
          <Soft {...aside} visibleFrom="sm">
            {texts.inAll(kroner(amount))}
          </Soft>
        )}
      </Fact>
      <Fact label={texts.period}>{period(startDate, endDate, longDate)}</Fact>
      <Fact label={texts.rate}>
        {next?.amount ?? (rates.length > 0 ? texts.ratesOver : texts.noRates)}
        {next?.due && <Soft {...aside}>{next.due}</Soft>}
        {next?.inDays && (
          <Soft {...aside} visibleFrom="sm">
            {next.inDays}
          </Soft>
        )}
      </Fact>
    </Group>
  );
};

type StatusBarProps = {
  contract: Contract;
  /** The link to the agreement. */
  title: ReactNode;
  /** Another agreement on the page has what is to be done first. */
  isLess?: boolean;
};

/**
 * How an agreement is, at a glance: where it is in its life, what it costs, when it runs, the next rate, and the one
 * thing to do next.
 */
export const StatusBar = ({ contract, title, isLess }: StatusBarProps) => {
  const all = useQuery(contractsQuery(contract.sponsorshipId)).data ?? [contract];
  const today = todayNow();
  return (
    <section className={classes.bar} aria-label={texts.label(contract.number)}>
      <Title order={3}>{title}</Title>
      <LifeLine contract={contract} all={all} today={today} />
      <Group justify="space-between" gap="8px 24px">
        <Facts contract={contract} today={today} />
        <div className={`${classes.next} ${classes.screenOnly}`}>
          <NextStep
            {...{ contract, all, today, isLess }}
            // The page shows what is used as well.
            besideUsage
          />
        </div>
      </Group>
    </section>
  );
};
