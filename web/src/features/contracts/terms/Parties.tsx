import { type AgreementTerms, agreementParties } from '@sponsorat/api';
import classes from './Parties.module.css';

/** Bank and club side by side. */
export const Parties = ({ terms }: { terms: AgreementTerms }) => (
  <div className={classes.parties}>
    {agreementParties(terms).map(({ role, name, lines, people }) => (
      <div key={role}>
        <p className={classes.role}>{role}</p>
        <p className={classes.name}>{name}</p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className={classes.people}>
          {people.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </div>
    ))}
  </div>
);
