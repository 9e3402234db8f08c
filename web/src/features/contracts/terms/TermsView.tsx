import type { AgreementTerms } from '@sponsorat/api';
import type { ReactNode } from 'react';
import { Section } from '../../../ui/Section.tsx';
import { Parties } from './Parties.tsx';
import { PriceTerms } from './PriceTerms.tsx';
import { ProductsTable } from './ProductsTable.tsx';
import { RatesTable } from './RatesTable.tsx';
import { hasShares, SharesTable } from './SharesTable.tsx';
import classes from './terms.module.css';
import { texts } from './texts.ts';

/** A part of an agreement that one step of the wizard fills in: one of its sections by name, or one of these. */
export type TermsPart = 'price' | 'conditions' | { section: string };

type TermsViewProps = {
  terms: AgreementTerms;
  /** The sections that are shown even where nothing was chosen of them. */
  sections?: readonly string[];
  /** What stands beside the heading of a part, e.g. a way to correct it. */
  action?: (part: TermsPart, title: string) => ReactNode;
};

const Prose = ({ title, text }: { title: string; text: string | null }) => (
  <div className={classes.prose}>
    <h3 className={classes.label}>{title}</h3>
    <p className={classes.text}>{text ?? <span className={classes.none}>{texts.none}</span>}</p>
  </div>
);

/** An agreement as it reads, from parties to special agreements. */
export const TermsView = ({ terms, sections = [], action }: TermsViewProps) => {
  const shown = [...new Set([...sections, ...terms.sections.map(({ name }) => name)])];
  const actionsOf = (part: TermsPart, title: string) => ({ actions: action?.(part, title) });
  return (
    <div className={classes.terms}>
      <Section title={texts.parties}>
        <Parties terms={terms} />
      </Section>
      <Section title={texts.price} {...actionsOf('price', texts.price)}>
        <PriceTerms terms={terms} />
        {(terms.rates.length > 0 || hasShares(terms)) && (
          <div className={classes.tables}>
            {terms.rates.length > 0 && <RatesTable terms={terms} />}
            {hasShares(terms) && <SharesTable shares={terms.shares} />}
          </div>
        )}
      </Section>
      {!terms.simple &&
        shown.map((name) => (
          <Section key={name} title={name} {...actionsOf({ section: name }, name)}>
            <ProductsTable
              section={name}
              categories={terms.sections.find((section) => section.name === name)?.categories ?? []}
            />
          </Section>
        ))}
      <Section title={texts.conditions} {...actionsOf('conditions', texts.conditions)}>
        <Prose title={texts.exclusivity} text={terms.exclusivity} />
        <Prose title={texts.specialAgreements} text={terms.specialAgreements} />
      </Section>
    </div>
  );
};
