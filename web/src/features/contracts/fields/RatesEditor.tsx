import { ActionIcon, Radio } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { kroner } from '../../../lib/formats.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { MoneyField } from '../../../ui/fields/NumberFields.tsx';
import { useField, useFormState } from '../../../ui/form/formHooks.ts';
import { useRows } from '../../../ui/form/useRows.ts';
import type { AgreementForm } from './agreementValues.ts';
import { type Balance, type Basis, balanceOf, basesOf, toKroner, usualBasis } from './amounts.rules.ts';
import classes from './RatesEditor.module.css';
import { sumOfRates } from './rates.rules.ts';
import { SpreadRates } from './SpreadRates.tsx';
import { texts } from './texts.ts';

const inWords = ({ basis, amount, difference }: Balance): string => {
  if (difference === 0n) return t.same[basis];
  const off = kroner(toKroner(difference > 0n ? difference : -difference));
  return `${difference > 0n ? t.over(off) : t.under(off)}: ${t.costs[basis](kroner(toKroner(amount)))}`;
};

/** What the rates come to, and how that is to what they are meant to pay. */
const RatesBalance = ({ form, basis }: { form: AgreementForm; basis: Basis }) => {
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

const t = texts.rates;

type RowProps = { form: AgreementForm; at: number; onRemove: () => void };

const Row = ({ form, at, onRemove }: RowProps) => (
  <li className={classes.row}>
    <span className={classes.number} aria-hidden>
      {at + 1}
    </span>
    <MoneyField field={form.field(`rates.${at}.amount`)} label={t.amount(at + 1)} width="full" hideLabel />
    <DateField field={form.field(`rates.${at}.dueDate`)} label={t.dueDate(at + 1)} width="full" hideLabel />
    <ActionIcon
      className={classes.remove ?? ''}
      variant="subtle"
      color="gray"
      size={34}
      aria-label={t.remove(at + 1)}
      // Leaves the focus on the way in, as a BusyButton does: the error of the field that is left would move the row.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onRemove}
    >
      <IconTrash size={18} stroke={1.6} aria-hidden />
    </ActionIcon>
  </li>
);

type BasisChoiceProps = { form: AgreementForm; basis: Basis; onChoose: (basis: Basis) => void };

/** What the rates are meant to pay, where a year and the whole period come to different amounts. */
const BasisChoice = ({ form, basis, onChoose }: BasisChoiceProps) => {
  const year = useFormState(form, ({ values }) => basesOf(values).year);
  const period = useFormState(form, ({ values }) => basesOf(values).period);
  if (year === null || period === undefined) return null;
  return (
    <Radio.Group label={t.basis} value={basis} onChange={onChoose}>
      <div className={classes.choices}>
        <Radio value="period" label={t.ofPeriod(kroner(toKroner(period)))} />
        <Radio value="year" label={t.ofYear(kroner(toKroner(year)))} />
      </div>
    </Radio.Group>
  );
};

/** When the amount is paid: a row a rate, or equal ones at once, and how they stand to what is to be paid. */
export const RatesEditor = ({ form }: { form: AgreementForm }) => {
  const list = form.field('rates');
  const { error } = useField(list);
  const count = useFormState(form, ({ values }) => values.rates.length);
  const [basis, setBasis] = useState(() => usualBasis(form.get().values));
  const { rows, addButton, add, remove } = useRows(list);
  return (
    <fieldset className={classes.root} id={list.id}>
      <legend className={classes.legend}>{t.title}</legend>
      <BasisChoice form={form} basis={basis} onChoose={setBasis} />
      {count === 0 && <p className={classes.none}>{t.none}</p>}
      {count > 0 && (
        <div className={classes.head} aria-hidden>
          <span>{t.amountHeading}</span>
          <span>{t.dueDateHeading}</span>
        </div>
      )}
      <ol ref={rows} className={classes.rows}>
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rate is its place in the list, and its fields hold nothing of their own
          <Row key={at} form={form} at={at} onRemove={() => remove(at)} />
        ))}
      </ol>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      <div className={classes.tools}>
        <BusyButton
          ref={addButton}
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
          onClick={() => add({ id: null, amount: null, dueDate: null })}
        >
          {t.add}
        </BusyButton>
        <SpreadRates form={form} basis={basis} />
      </div>
      {count > 0 && <RatesBalance form={form} basis={basis} />}
    </fieldset>
  );
};
