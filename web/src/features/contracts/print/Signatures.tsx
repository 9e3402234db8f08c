import { type AgreementSheet, agreementTexts as texts } from '@sponsorat/api';
import classes from './agreement.module.css';

/** Where both parties sign, all on one page, line beside line. */
export const Signatures = ({ heading, note, signers }: AgreementSheet['signatures']) => (
  <section className={classes.signatures}>
    <h2>{heading}</h2>
    {note && <p className={classes.note}>{note}</p>}
    <div className={classes.signers}>
      {signers.map((signer, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bank and club may bear one name
        <div key={at} className={classes.signature}>
          <p className={classes.partyName}>{signer}</p>
          <p className={classes.line}>{texts.date}</p>
          <p className={classes.line}>{texts.name}</p>
          <p className={classes.line}>{texts.signature}</p>
        </div>
      ))}
    </div>
  </section>
);
