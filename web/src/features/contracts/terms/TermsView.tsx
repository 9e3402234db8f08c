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
import { PartsBar } from '../../../ui/PartsBar.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Soft } from '../../../ui/Soft.tsx';
import { texts as screenTexts } from '../texts.ts';
import { Pairs } from './Pairs.tsx';
import { Parties } from './Parties.tsx';
import { ProductsTable } from './ProductsTable.tsx';
import { Prose } from './Prose.tsx';
import { RatesTable } from './RatesTable.tsx';
import { shareParts } from './shares.rules.ts';
import classes from './terms.module.css';

/** So many rates stand in one column; more, as one a month, in two where there is room. */
const FEW_RATES = 6;

const Price = ({ terms }: { terms: AgreementTerms }) => (
  <>
    <div className={classes.price} data-many={terms.rates.length > FEW_RATES || undefined}>
      <Pairs
        kind="amounts"
        rows={[
          [texts.yearly, kroner(terms.sponsorshipAmount)],
          ...(showsTotal(terms) ? [[texts.total, kroner(terms.amount)] as const] : []),
        ]}
      />
      {terms.rates.length > 0 && <RatesTable terms={terms} />}
    </div>
    <Soft component="p" mt={8}>
      {priceNote(terms)}
    </Soft>
  </>
);

const Body = ({ part, terms }: { part: AgreementPart; terms: AgreementTerms }) => {
  if (part.kind === 'terms') return <Pairs kind="facts" rows={agreementFacts(terms)} />;
  if (part.kind === 'price') return <Price terms={terms} />;
  if (part.kind === 'section') return <ProductsTable section={part.heading} categories={part.categories} />;
  if (part.isEmpty) return <Text c="dimmed">{screenTexts.terms.none}</Text>;
  if (part.kind === 'text') return <Prose>{part.text}</Prose>;
  return <PartsBar parts={shareParts(terms.shares)} whole={100} />;
};

type TermsViewProps = {
  terms: AgreementTerms;
  /** The sections that are shown even where nothing was chosen of them; with them, all else that is empty. */
  sections?: readonly string[];
  /** What stands beside the heading of a part, e.g. a way to correct it. */
  action?: (part: AgreementPart) => ReactNode;
  /** The same, of the parties. */
  partiesAction?: ReactNode;
  /** Sections of products are opened one by one, where they would be very long. */
  folds?: boolean;
};

/** What an agreement begins with, as the PDF does: what it is, its number, and whom it is between. */
const Head = ({ terms, action }: { terms: AgreementTerms; action: ReactNode }) => (
  <Section
    bare
    title={terms.simple ? texts.simpleAgreement : texts.agreement}
    subtitle={[terms.number && `${texts.number} ${terms.number}`, terms.draft && texts.draft]
      .filter(Boolean)
      .join(' · ')}
    actions={action}
  >
    <Parties terms={terms} />
  </Section>
);

/** The parts that are shown of an agreement: what it does not say has no heading, but where it is still written. */
export const shownParts = (terms: AgreementTerms, sections?: readonly string[]): AgreementPart[] =>
  agreementParts(terms, sections).filter(({ isEmpty }) => sections !== undefined || !isEmpty);

/** What an address names a part by. */
export const partId = (heading: string): string => heading.toLocaleLowerCase('da').replaceAll(' ', '-');

/** So many letters of a text are well read in a third of the sheet. */
const SHORT = 240;

/** What was agreed, under the headings of the PDF and in its order. */
export const TermsView = ({ terms, sections, action, partiesAction, folds = false }: TermsViewProps) => (
  <div className={`card ${classes.terms}`}>
    <div data-part="head">
      <Head terms={terms} action={partiesAction} />
    </div>
    {shownParts(terms, sections).map((part) => (
      <div
        key={part.heading}
        id={partId(part.heading)}
        data-part={part.kind}
        data-long={(part.kind === 'text' && (part.text?.length ?? 0) > SHORT) || undefined}
      >
        {part.kind === 'section' && folds ? (
          <details>
            <Text component="summary" fw={600} size="lg">
              {part.heading}
            </Text>
            <Body part={part} terms={terms} />
          </details>
        ) : (
          <Section bare title={part.heading} actions={action?.(part)}>
            <Body part={part} terms={terms} />
          </Section>
        )}
      </div>
    ))}
  </div>
);
