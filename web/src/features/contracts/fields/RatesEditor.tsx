import { Box, Fieldset, Group, Input, Radio, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { kroner } from '../../../lib/formats.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { MoneyField } from '../../../ui/fields/NumberFields.tsx';
import { useField, useFormState } from '../../../ui/form/formHooks.ts';
import { RemoveRow } from '../../../ui/form/RemoveRow.tsx';
import { useRows } from '../../../ui/form/useRows.ts';
import { dayOf } from '../../../ui/parse/dateText.ts';
import { Soft } from '../../../ui/Soft.tsx';
import type { AgreementForm, AgreementValues } from './agreementValues.ts';
import { type Balance, balanceOf, type Coverage, coveragesOf, toKroner, usualCoverage } from './amounts.rules.ts';
import classes from './fields.module.css';
import { sumOfRates } from './rates.rules.ts';
import { SpreadRates } from './SpreadRates.tsx';
import { texts } from './texts.ts';
import { Verdict } from './Verdict.tsx';

const inWords = ({ coverage, amount, difference }: Balance): string => {
  if (difference === 0n) return t.same[coverage];
  const off = kroner(toKroner(difference > 0n ? difference : -difference));
  return `${difference > 0n ? t.over(off) : t.under(off)}: ${t.costs[coverage](kroner(toKroner(amount)))}`;
};

/** What the rates come to, and how that is to what they are meant to pay. */
const RatesBalance = ({ form, coverage }: { form: AgreementForm; coverage: Coverage }) => {
  const values = useFormState(form, (state) => state.values);
  const balance = balanceOf(values, coverage);
  return (
    <Group component="p" gap="5px 18px" mt="lg" mb={0} px="md" py="sm" bg="var(--ground-soft)" bdrs="sm" role="status">
      <Text span c="dimmed">
        {t.sum}
      </Text>
      <Text span className="amount" fw={600}>
        {kroner(toKroner(sumOfRates(values.rates)))}
      </Text>
      {balance && <Verdict isRight={balance.difference === 0n}>{inWords(balance)}</Verdict>}
    </Group>
  );
};

const t = texts.rates;

/** One more rate: what the others leave to be paid, and the first is due as the agreement begins. */
const nextRate = ({ rates, ...values }: AgreementValues, coverage: Coverage): AgreementValues['rates'][number] => {
  const balance = balanceOf({ ...values, rates }, coverage);
  const amount = balance && balance.difference < 0n ? toKroner(-balance.difference) : null;
  return { id: null, amount, dueDate: rates.length === 0 ? dayOf(values.startDate) : null };
};

type RowProps = { form: AgreementForm; at: number; onRemove: () => void };

const Row = ({ form, at, onRemove }: RowProps) => (
  <li className={classes.row}>
    <Soft className={`tabular ${classes.number}`} aria-hidden>
      {at + 1}
    </Soft>
    <MoneyField field={form.field(`rates.${at}.amount`)} label={t.amount(at + 1)} width="full" hideLabel />
    <DateField field={form.field(`rates.${at}.dueDate`)} label={t.dueDate(at + 1)} width="full" hideLabel />
    <RemoveRow label={t.remove(at + 1)} onRemove={onRemove} />
  </li>
);

type CoverageChoiceProps = { form: AgreementForm; coverage: Coverage; onChoose: (coverage: Coverage) => void };

/** What the rates are meant to pay, where a year and the whole period come to different amounts. */
const CoverageChoice = ({ form, coverage, onChoose }: CoverageChoiceProps) => {
  const year = useFormState(form, ({ values }) => coveragesOf(values).year);
  const period = useFormState(form, ({ values }) => coveragesOf(values).period);
  if (year === null || period === undefined) return null;
  return (
    <Radio.Group label={t.coverage} value={coverage} onChange={onChoose}>
      <Group gap="8px 18px" mt={6} mb={14}>
        <Radio value="period" label={t.ofPeriod(kroner(toKroner(period)))} />
        <Radio value="year" label={t.ofYear(kroner(toKroner(year)))} />
      </Group>
    </Radio.Group>
  );
};

/** When the amount is paid: a row a rate, or equal ones at once, and how they stand to what is to be paid. */
export const RatesEditor = ({ form }: { form: AgreementForm }) => {
  const list = form.field('rates');
  const { error } = useField(list);
  const count = useFormState(form, ({ values }) => values.rates.length);
  const [coverage, setCoverage] = useState(() => usualCoverage(form.get().values));
  const { rows, addButton, add, remove } = useRows(list);
  return (
    <Box mt={20} pt={18} style={{ borderTop: '1px solid var(--line)' }}>
      <Fieldset
        variant="unstyled"
        className="measure"
        m={0}
        id={list.id}
        legend={
          <Text span fw={650}>
            {t.title}
          </Text>
        }
        styles={{ legend: { marginBottom: 10 } }}
      >
        <CoverageChoice form={form} coverage={coverage} onChoose={setCoverage} />
        {count === 0 && <Text c="dimmed">{t.none}</Text>}
        {count > 0 && (
          <Box mb={4} fz="sm" fw={600} className={classes.head ?? ''} aria-hidden>
            <span>{t.amountHeading}</span>
            <span>{t.dueDateHeading}</span>
          </Box>
        )}
        <Stack renderRoot={(props) => <ol {...props} ref={rows} />} className="plain" gap={8} aria-hidden={count === 0}>
          {Array.from({ length: count }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a rate is its place in the list, and its fields hold nothing of their own
            <Row key={at} form={form} at={at} onRemove={() => remove(at)} />
          ))}
        </Stack>
        {error && <Input.Error role="alert">{error}</Input.Error>}
        <Group align="flex-start" gap="12px 28px" mt={14}>
          <BusyButton
            ref={addButton}
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
            onClick={() => add(nextRate(form.get().values, coverage))}
          >
            {t.add}
          </BusyButton>
          <SpreadRates form={form} coverage={coverage} />
        </Group>
        {count > 0 && <RatesBalance form={form} coverage={coverage} />}
      </Fieldset>
    </Box>
  );
};
