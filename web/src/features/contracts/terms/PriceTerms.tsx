import type { AgreementTerms } from '@sponsorat/api';
import type { ReactNode } from 'react';
import { kroner, longDate, NONE, period } from '../../../lib/formats.ts';
import classes from './terms.module.css';
import { texts } from './texts.ts';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes.fact}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** What the agreement is about, how long it runs, and what it costs. */
export const PriceTerms = ({ terms }: { terms: AgreementTerms }) => {
  const { startDate, endDate } = terms;
  return (
    <dl className={classes.facts}>
      <Fact label={texts.category}>{terms.categoryName ?? NONE}</Fact>
      {terms.additionalCategories.length > 0 && (
        <Fact label={texts.additionalCategories}>{terms.additionalCategories.join(', ')}</Fact>
      )}
      <Fact label={texts.period}>{period(startDate, endDate, longDate)}</Fact>
      <Fact label={texts.renegotiation}>{longDate(terms.renegotiation)}</Fact>
      <Fact label={texts.annual}>
        <span className={classes.figure}>{kroner(terms.sponsorshipAmount)}</span>{' '}
        <span className={classes.dim}>{texts.annualHint}</span>
      </Fact>
      <Fact label={texts.total}>
        <span className={classes.figure}>{kroner(terms.amount)}</span>
      </Fact>
      <Fact label={texts.prints}>{terms.sponsorPaysPrints ? texts.yes : texts.no}</Fact>
    </dl>
  );
};
