import type { AgreementTerms } from '@sponsorat/api';
import { percent } from '../../../lib/formats.ts';
import classes from './terms.module.css';
import { texts } from './texts.ts';

const shares = ['advertisement', 'tickets', 'catering', 'travel'] as const;

/** True where a share is given. */
export const hasShares = ({ shares: values }: Pick<AgreementTerms, 'shares'>): boolean =>
  Object.values(values).some((share) => share !== null);

/** How the amount is shared out on the four purposes. */
export const SharesTable = ({ shares: values }: { shares: AgreementTerms['shares'] }) => (
  <table className={classes.table}>
    <caption>{texts.shares}</caption>
    <thead>
      <tr>
        <th scope="col">{texts.share}</th>
        <th scope="col" data-numeric>
          %
        </th>
      </tr>
    </thead>
    <tbody>
      {shares.map((share) => (
        <tr key={share}>
          <td>{texts[share]}</td>
          <td data-numeric>{percent(values[share])}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
