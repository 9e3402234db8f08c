import type { Contract } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { kroner, longDate, period } from '../../../lib/formats.ts';
import { contractsQuery } from '../../../lib/sponsorship-cache.ts';
import { today as todayNow } from '../../../ui/fields/DateField.tsx';
import { LifeLine } from './LifeLine.tsx';
import { nextRate } from './life.rules.ts';
import { NextStep } from './NextStep.tsx';
import classes from './StatusBar.module.css';
import { texts } from './texts.ts';

type FactProps = { label: string; value: string; more?: string | undefined; aside?: string | undefined };

const Fact = ({ label, value, more, aside }: FactProps) => (
  <div className={classes.fact}>
    <dt>{label}</dt>
    <dd>
      {value}
      {more && <span className={classes.more}>{more}</span>}
      {aside && <span className={classes.aside}>{aside}</span>}
    </dd>
  </div>
);

const Facts = ({ contract, today }: { contract: Contract; today: string }) => {
  const { sponsorshipAmount, amount, startDate, endDate, rates } = contract;
  const rate = nextRate(rates, today);
  const isOther = amount !== null && amount !== sponsorshipAmount;
  const next = rate && texts.rateDue(kroner(rate.amount), rate.dueDate, today);
  return (
    <dl className={classes.facts}>
      <Fact
        label={texts.annual}
        value={kroner(sponsorshipAmount)}
        aside={isOther ? texts.inAll(kroner(amount)) : undefined}
      />
      <Fact label={texts.period} value={period(startDate, endDate, longDate)} />
      <Fact
        label={texts.rate}
        value={next?.amount ?? (rates.length > 0 ? texts.ratesOver : texts.noRates)}
        more={next?.due}
        aside={next?.inDays}
      />
    </dl>
  );
};

type StatusBarProps = {
  contract: Contract;
  /** On a page of another subject: the link to the agreement. On its own page, the bar stays in view. */
  title?: ReactNode;
  onUpload?: () => void;
  /** Another agreement on the page has what is to be done first. */
  isLess?: boolean;
};

/**
 * How an agreement is, at a glance: where it is in its life, what it costs, when it runs, the next rate, and the one
 * thing to do next.
 */
export const StatusBar = ({ contract, title, onUpload, isLess }: StatusBarProps) => {
  const all = useQuery(contractsQuery(contract.sponsorshipId)).data ?? [contract];
  const today = todayNow();
  return (
    <section className={classes.bar} data-sticky={!title || undefined} aria-label={texts.label(contract.number)}>
      {title && <h3 className={classes.title}>{title}</h3>}
      <LifeLine contract={contract} all={all} today={today} />
      <div className={classes.below}>
        <Facts contract={contract} today={today} />
        <div className={classes.next}>
          <NextStep
            {...{ contract, all, today, onUpload, isLess }}
            // On a page of another subject, which shows what is used as well.
            besideUsage={title !== undefined}
          />
        </div>
      </div>
    </section>
  );
};
