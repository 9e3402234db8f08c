import { Text } from '@mantine/core';
import {
  type AgreementPart,
  type AgreementTerms,
  agreementFacts,
  agreementParts,
  priceNote,
  showsTotal,
  agreementTexts as texts,
} from '@sponsorat/api';
import type { ReactNode } from 'react';
import { kroner } from '../../../lib/formats.ts';
import { Section } from '../../../ui/Section.tsx';
import { Soft } from '../../../ui/Soft.tsx';
import { ProductsTable } from './ProductsTable.tsx';
import { Prose } from './Prose.tsx';
import { RatesTable } from './RatesTable.tsx';
import { SharesTable } from './SharesTable.tsx';
import classes from './terms.module.css';
import { texts as screenTexts } from './texts.ts';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes.fact}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const Facts = ({ terms }: { terms: AgreementTerms }) => (
  <dl className={classes.facts}>
    {agreementFacts(terms).map(([label, value]) => (
      <Fact key={label} label={label}>
        {value}
      </Fact>
    ))}
  </dl>
);

const Price = ({ terms }: { terms: AgreementTerms }) => (
  <>
    <dl className={classes.facts} data-amounts>
      <Fact label={texts.yearly}>{kroner(terms.sponsorshipAmount)}</Fact>
      {showsTotal(terms) && <Fact label={texts.total}>{kroner(terms.amount)}</Fact>}
    </dl>
    {terms.rates.length > 0 && <RatesTable terms={terms} />}
    <Soft component="p" mt={8}>
      {priceNote(terms)}
    </Soft>
  </>
);

const Body = ({ part, terms }: { part: AgreementPart; terms: AgreementTerms }) => {
  if (part.kind === 'terms') return <Facts terms={terms} />;
  if (part.kind === 'price') return <Price terms={terms} />;
  if (part.kind === 'section') return <ProductsTable section={part.heading} categories={part.categories} />;
  if (part.isEmpty) return <Text c="dimmed">{screenTexts.none}</Text>;
  return part.kind === 'text' ? <Prose>{part.text}</Prose> : <SharesTable shares={terms.shares} />;
};

type TermsViewProps = {
  terms: AgreementTerms;
  /** The sections that are shown even where nothing was chosen of them; with them, all else that is empty. */
  sections?: readonly string[];
  /** What stands beside the heading of a part, e.g. a way to correct it. */
  action?: (part: AgreementPart) => ReactNode;
};

/** What was agreed, under the headings of the PDF and in its order. What the agreement does not say has no heading. */
export const TermsView = ({ terms, sections, action }: TermsViewProps) => (
  <div className={classes.terms}>
    {agreementParts(terms, sections)
      .filter(({ isEmpty }) => sections !== undefined || !isEmpty)
      .map((part) => (
        <div key={part.heading} data-part={part.kind}>
          <Section title={part.heading} actions={action?.(part)}>
            <Body part={part} terms={terms} />
          </Section>
        </div>
      ))}
  </div>
);
