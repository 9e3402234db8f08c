import { type AgreementTerms, agreementTexts as texts } from '@sponsorat/api';
import { longDate } from '../../../lib/formats.ts';
import { Section } from '../../../ui/Section.tsx';
import classes from './agreement.module.css';

const Signature = ({ name }: { name: string }) => (
  <div className={classes.signature}>
    <p className={classes.partyName}>{`${texts.signatureFor} ${name || texts.none}`}</p>
    <p className={classes.line}>{texts.date}</p>
    <p className={classes.line}>{texts.name}</p>
    <p className={classes.line}>{texts.signature}</p>
  </div>
);

/** Where both parties sign, all on one page. */
export const Signatures = ({ terms: { bank, club, confirmed } }: { terms: AgreementTerms }) => (
  <div className={classes.signatures}>
    <Section title={texts.signatures} bare>
      {confirmed && <p className={classes.note}>{texts.confirmed(confirmed.by, longDate(confirmed.at))}</p>}
      <div className={classes.signers}>
        <Signature name={bank.name} />
        <Signature name={club.name} />
      </div>
    </Section>
  </div>
);
