import { type AgreementTerms, agreementFacts, priceNote, showsTotal, agreementTexts as texts } from '@sponsorat/api';
import type { ReactNode } from 'react';
import { kronerWithOre } from '../../../lib/formats.ts';
import { Section } from '../../../ui/Section.tsx';
import { ProductsTable } from '../terms/ProductsTable.tsx';
import { RatesTable } from '../terms/RatesTable.tsx';
import { hasShares, SharesTable } from '../terms/SharesTable.tsx';
import classes from './agreement.module.css';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes.fact}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const Price = ({ terms }: { terms: AgreementTerms }) => {
  const { sponsorshipAmount, amount, rates } = terms;
  return (
    <Section title={texts.price} bare>
      <dl className={classes.facts} data-amounts>
        <Fact label={texts.yearly}>{kronerWithOre(sponsorshipAmount)}</Fact>
        {showsTotal(terms) && <Fact label={texts.total}>{kronerWithOre(amount)}</Fact>}
      </dl>
      {rates.length > 0 && <RatesTable terms={terms} />}
      <p className={classes.note}>{priceNote(terms)}</p>
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
        {agreementFacts(terms).map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
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
