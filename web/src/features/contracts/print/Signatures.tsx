import type { AgreementTerms } from '@sponsorat/api';
import { texts } from '../texts.ts';
import classes from './PrintView.module.css';

const words = texts.print;

const Signature = ({ party, name }: { party: string; name: string }) => (
  <div className={classes.signature}>
    <p className={classes.party}>{party}</p>
    <p className={classes.partyName}>{name}</p>
    {[words.date, words.name, words.signature].map((line) => (
      <p key={line} className={classes.line}>
        {line}
      </p>
    ))}
  </div>
);

/** The lines on which both parties sign. */
export const Signatures = ({ terms: { bank, club } }: { terms: AgreementTerms }) => (
  <section className={classes.signatures} aria-label={words.signatures}>
    <Signature party={words.forBank} name={bank.name} />
    <Signature party={words.forClub} name={club.name} />
  </section>
);
