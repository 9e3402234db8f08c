import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { kroner } from '../../../lib/formats.ts';
import { useFormState } from '../../../ui/form/formHooks.ts';
import type { AgreementForm } from './agreementValues.ts';
import { type Balance, type Basis, balanceOf, toKroner } from './amounts.rules.ts';
import classes from './RatesEditor.module.css';
import { sumOfRates } from './rates.rules.ts';
import { texts } from './texts.ts';

const t = texts.rates;

const inWords = ({ basis, amount, difference }: Balance): string => {
  if (difference === 0n) return t.same[basis];
  const off = kroner(toKroner(difference > 0n ? difference : -difference));
  return `${difference > 0n ? t.over(off) : t.under(off)}: ${t.costs[basis](kroner(toKroner(amount)))}`;
};

/** What the rates come to, and how that is to what they are meant to pay. */
export const RatesBalance = ({ form, basis }: { form: AgreementForm; basis: Basis }) => {
  const values = useFormState(form, (state) => state.values);
  const balance = balanceOf(values, basis);
  const even = balance?.difference === 0n;
  const Icon = even ? IconCheck : IconAlertTriangle;
  return (
    <p className={classes.balance} role="status">
      <span className={classes.sumLabel}>{t.sum}</span>
      <span className={classes.figure}>{kroner(toKroner(sumOfRates(values.rates)))}</span>
      {balance && (
        <span className={classes.difference} data-even={even || undefined}>
          <Icon size={16} stroke={1.8} aria-hidden />
          {inWords(balance)}
        </span>
      )}
    </p>
  );
};
