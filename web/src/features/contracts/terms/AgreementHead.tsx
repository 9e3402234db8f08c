import { type AgreementTerms, agreementTexts as texts } from '@sponsorat/api';
import type { ReactNode } from 'react';
import { Section } from '../../../ui/Section.tsx';
import { Parties } from './Parties.tsx';

/** What an agreement begins with, as the PDF does: what it is, its number, and whom it is between. */
export const AgreementHead = ({ terms, action }: { terms: AgreementTerms; action?: ReactNode }) => (
  <Section
    title={terms.simple ? texts.simpleAgreement : texts.agreement}
    subtitle={[terms.number && `${texts.number} ${terms.number}`, terms.draft && texts.draft]
      .filter(Boolean)
      .join(' · ')}
    actions={action}
  >
    <Parties terms={terms} />
  </Section>
);
