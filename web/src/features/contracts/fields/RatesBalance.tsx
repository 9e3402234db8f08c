import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { kroner } from '../../../lib/formats.ts';
import { useFormState } from '../../../ui/form/formHooks.ts';
import type { AgreementForm } from './agreementValues.ts';
import { type Balance, balances, toKroner } from './amounts.rules.ts';
import classes from './RatesEditor.module.css';
import { sumOfRates } from './rates.rules.ts';
import { texts as words } from './texts.ts';

const texts = words.rates;

const differenceWords = (difference: bigint): string => {
  if (difference === 0n) return texts.same;
  return difference > 0n ? texts.over(kroner(toKroner(difference))) : texts.under(kroner(toKroner(-difference)));
};

type Verdict = 'even' | 'off' | 'beside';
const icons = { even: IconCheck, off: IconAlertTriangle, beside: undefined };

const Line = ({ balance: { label, amount, difference }, verdict }: { balance: Balance; verdict: Verdict }) => {
  const Icon = icons[verdict];
  return (
    <div className={classes.line}>
      <dt>{texts[label]}</dt>
      <dd className={classes.figure}>{kroner(toKroner(amount))}</dd>
      <dd className={classes.difference} data-verdict={verdict}>
        {Icon && <Icon size={16} stroke={1.8} aria-hidden />}
        {differenceWords(difference)}
      </dd>
    </div>
  );
};

/** What the rates come to, beside what they should. */
export const RatesBalance = ({ form }: { form: AgreementForm }) => {
  const values = useFormState(form, (state) => state.values);
  const found = balances(values);
  // Rates that pay for the whole period rightly differ from what one year costs, and the other way round.
  const somewhereEven = found.some(({ difference }) => difference === 0n);
  const verdictOf = ({ difference }: Balance): Verdict => {
    if (difference === 0n) return 'even';
    return somewhereEven ? 'beside' : 'off';
  };
  return (
    <dl className={classes.balance}>
      <div className={classes.line}>
        <dt>{texts.sum}</dt>
        <dd className={classes.figure}>{kroner(toKroner(sumOfRates(values.rates)))}</dd>
      </div>
      {found.map((balance) => (
        <Line key={balance.label} balance={balance} verdict={verdictOf(balance)} />
      ))}
    </dl>
  );
};
