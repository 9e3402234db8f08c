import { VisuallyHidden } from '@mantine/core';
import { type AgreementTerms, agreementTexts as texts } from '@sponsorat/api';
import { kronerAlike, longDate } from '../../../lib/formats.ts';
import classes from '../table.module.css';

/** When the amount is paid, and what it comes to. */
export const RatesTable = ({ terms: { rates, amount } }: { terms: Pick<AgreementTerms, 'rates' | 'amount'> }) => {
  const inForm = kronerAlike([amount, ...rates.map((rate) => rate.amount)]);
  return (
    <table className={`${classes.table} ${classes.figures} wrapping-rows`}>
      <caption className="unseen">{texts.rates}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.rate}</th>
          <th scope="col">{texts.dueDate}</th>
          <th scope="col">{texts.amount}</th>
        </tr>
      </thead>
      <tbody>
        {rates.map((rate, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rates may fall on one day, and their order never changes
          <tr key={at}>
            <th scope="row">
              <VisuallyHidden>{texts.rate} </VisuallyHidden>
              {at + 1}
            </th>
            <td>{longDate(rate.dueDate)}</td>
            <td>{inForm(rate.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {texts.ratesTotal}
          </th>
          <td>{inForm(amount)}</td>
        </tr>
      </tfoot>
    </table>
  );
};
