import { Group } from '@mantine/core';
import type { Contract } from '@sponsorat/api';
import { kroner, longDate, period } from '../../../lib/formats.ts';
import { Fact } from '../../../ui/Fact.tsx';
import { Soft } from '../../../ui/Soft.tsx';
import classes from '../contracts.module.css';
import { nextRate } from './life.rules.ts';
import { texts } from './texts.ts';

const aside = { ml: 8, fw: 400 } as const;

/** What an agreement costs, when it runs, and which rate is to be paid next. */
export const LifeFacts = ({ contract, today }: { contract: Contract; today: string }) => {
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
