import { type AgreementTerms, agreementTexts as texts } from '@sponsorat/api';
import { percent } from '../../../lib/formats.ts';
import classes from '../table.module.css';

const names = ['advertisement', 'tickets', 'catering', 'travel'] as const;

/** How the amount is shared out on the purposes that have a share. */
export const SharesTable = ({ shares }: { shares: AgreementTerms['shares'] }) => (
  <table className={`${classes.table} ${classes.amounts}`}>
    <caption>{texts.shares}</caption>
    <thead>
      <tr>
        <th scope="col">{texts.purpose}</th>
        <th scope="col" data-numeric>
          {texts.share}
        </th>
      </tr>
    </thead>
    <tbody>
      {names
        .filter((name) => shares[name] !== null)
        .map((name) => (
          <tr key={name}>
            <th scope="row">{texts.shareNames[name]}</th>
            <td data-numeric>{percent(shares[name])}</td>
          </tr>
        ))}
    </tbody>
  </table>
);
