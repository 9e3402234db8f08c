import type { AgreementTerms } from '@sponsorat/api';
import type { ReactNode } from 'react';
import { kronerWithOre, longDate, NONE } from '../../../lib/formats.ts';
import { Section } from '../../../ui/Section.tsx';
import { ProductsTable } from '../terms/ProductsTable.tsx';
import { RatesTable } from '../terms/RatesTable.tsx';
import { hasShares, SharesTable } from '../terms/SharesTable.tsx';
import classes from './PrintView.module.css';
import { texts } from './texts.ts';

const periodOf = ({ startDate, endDate }: AgreementTerms): string => {
  if (startDate && endDate) return texts.periodOf(longDate(startDate), longDate(endDate));
  if (startDate) return texts.from(longDate(startDate));
  return endDate ? texts.until(longDate(endDate)) : NONE;
};

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes.fact}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const Price = ({ terms }: { terms: AgreementTerms }) => {
  const { sponsorshipAmount, amount, rates } = terms;
  const showsTotal = rates.length === 0 && amount !== null && amount !== sponsorshipAmount;
  const isAnnual = rates.length === 0 && !showsTotal;
  return (
    <Section title={texts.price} bare>
      <dl className={classes.facts} data-amounts>
        <Fact label={texts.annual}>{kronerWithOre(sponsorshipAmount)}</Fact>
        {showsTotal && <Fact label={texts.total}>{kronerWithOre(amount)}</Fact>}
      </dl>
      {rates.length > 0 && <RatesTable terms={terms} />}
      <p className={classes.note}>{isAnnual ? texts.annualNote : texts.note}</p>
    </Section>
  );
};

const Prose = ({ title, text }: { title: string; text: string | null }) =>
  text?.trim() ? (
    <Section title={title} bare>
      <p className={classes.prose}>{text.trim()}</p>
    </Section>
  ) : null;

/** What was agreed, under the headings of the PDF and in its order; what the agreement does not say has no heading. */
export const PrintTerms = ({ terms }: { terms: AgreementTerms }) => (
  <>
    <Section title={texts.terms} bare>
      <dl className={classes.facts}>
        <Fact label={texts.category}>{terms.categoryName ?? NONE}</Fact>
        {terms.additionalCategories.length > 0 && (
          <Fact label={texts.additionalCategories}>{terms.additionalCategories.join(', ')}</Fact>
        )}
        <Fact label={texts.period}>{periodOf(terms)}</Fact>
        {terms.renegotiation && <Fact label={texts.renegotiation}>{longDate(terms.renegotiation)}</Fact>}
        <Fact label={texts.prints}>{terms.sponsorPaysPrints ? texts.yes : texts.no}</Fact>
      </dl>
    </Section>
    <Price terms={terms} />
    {terms.sections.map(({ name, categories }) => (
      <Section key={name} title={name} bare>
        <ProductsTable section={name} categories={categories} />
      </Section>
    ))}
    {hasShares(terms) && (
      <div className={classes.shares}>
        <Section title={texts.shares} bare>
          <SharesTable shares={terms.shares} />
        </Section>
      </div>
    )}
    <Prose title={texts.exclusivity} text={terms.exclusivity} />
    <Prose title={texts.specialAgreements} text={terms.specialAgreements} />
  </>
);
