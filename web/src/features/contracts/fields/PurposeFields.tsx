import { Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { type Contract, isCategoryFor, lastDayOfYear, shareFields } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '../../../domain/catalog.queries.ts';
import { kroner, percent, today } from '../../../lib/formats.ts';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { MultiSelectField } from '../../../ui/fields/MultiSelectField.tsx';
import { MoneyField, PercentField } from '../../../ui/fields/NumberFields.tsx';
import { optionsOf, SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { CheckboxField } from '../../../ui/fields/ToggleFields.tsx';
import { FieldGrid, WholeRow } from '../../../ui/form/FieldGrid.tsx';
import { useFormState } from '../../../ui/form/formHooks.ts';
import { dayOf } from '../../../ui/parse/dateText.ts';
import { Section } from '../../../ui/Section.tsx';
import { Soft } from '../../../ui/Soft.tsx';
import type { AgreementForm } from './agreementValues.ts';
import { amountOfAgreement, missingForAmount, toKroner } from './amounts.rules.ts';
import classes from './fields.module.css';
import { RatesEditor } from './RatesEditor.tsx';
import { sumOfShares } from './shares.rules.ts';
import { texts } from './texts.ts';
import { Verdict } from './Verdict.tsx';

const WHOLE = 100;

const verdict = (sum: number): string => {
  if (sum === WHOLE) return texts.shares.right;
  const off = percent(Math.abs(Math.round((sum - WHOLE) * 100) / 100));
  return sum < WHOLE ? texts.shares.under(off) : texts.shares.over(off);
};

const Sum = ({ form }: { form: AgreementForm }) => {
  const sum = useFormState(form, ({ values }) => sumOfShares(values));
  if (sum === null) return null;
  return (
    <Group component="p" gap="4px 10px" mt="md" mb={0} role="status">
      <span>{texts.shares.sum}</span>
      <Text span className="tabular" fw={650}>
        {percent(sum)}
      </Text>
      <Verdict isRight={sum === WHOLE}>{verdict(sum)}</Verdict>
    </Group>
  );
};

/** The four shares of the amount, and whether they come to the whole. */
const SharesFields = ({ form }: { form: AgreementForm }) => (
  <Section title={texts.shares.title} subtitle={texts.shares.hint}>
    <SimpleGrid minColWidth="6.5rem" spacing="md">
      {shareFields.map((key) => (
        <PercentField key={key} field={form.field(key)} width="full" />
      ))}
    </SimpleGrid>
    <Sum form={form} />
  </Section>
);

const Total = ({ form }: { form: AgreementForm }) => {
  const amount = useFormState(form, ({ values }) => amountOfAgreement(values));
  const hasRates = useFormState(form, ({ values }) => values.rates.length > 0);
  const lacks = useFormState(form, ({ values }) => missingForAmount(values));
  return (
    <div>
      <Soft block>{hasRates ? texts.totalOfRates : texts.totalOfPeriod}</Soft>
      {amount === null ? (
        <Text h={28}>{texts.totalUnknown[lacks]}</Text>
      ) : (
        <Text component="output" className="tabular" fz="xl" fw={650}>
          {kroner(toKroner(amount))}
        </Text>
      )}
    </div>
  );
};

/** What the agreement costs a year, what that makes in all, and when it is paid. */
const PriceFields = ({ form }: { form: AgreementForm }) => (
  <Section title={texts.price}>
    <FieldGrid>
      <MoneyField field={form.field('sponsorshipAmount')} help={texts.annualHelp} />
      <Total form={form} />
      <WholeRow>
        <CheckboxField field={form.field('sponsorPaysPrints')} />
      </WholeRow>
    </FieldGrid>
    <RatesEditor form={form} />
  </Section>
);

type PurposeFieldsProps = { form: AgreementForm; contract: Contract | undefined };

/** What an agreement is about and what it costs: the fields that every agreement has. */
export const PurposeFields = ({ form, contract }: PurposeFieldsProps) => {
  const { data: categories, isError: failed } = useQuery(categoriesQuery);
  const options = optionsOf(categories?.filter(({ use }) => isCategoryFor(use, 'Aftaler')));
  const main = useFormState(form, ({ values }) => values.category);
  const additional = useFormState(form, ({ values }) => values.additionalCategories);
  // One that is stored and no longer offered stays to be seen, and to be taken away.
  const others = optionsOf(
    categories?.filter(({ id, use }) => id !== main && (isCategoryFor(use, 'Aftaler') || additional.includes(id))),
  );
  const endOfFirstYear = () => {
    const start = dayOf(form.get().values.startDate);
    return start === null ? today() : lastDayOfYear(start);
  };
  const current =
    contract?.category && contract.categoryName
      ? { value: contract.category, label: contract.categoryName }
      : undefined;
  // What is wrong between two dates stands under the later one, also where the earlier one was changed.
  const showContradictions = () => {
    for (const field of [form.field('endDate'), form.field('renegotiation')]) if (field.get()) field.touch();
  };
  return (
    <div className="measure">
      <Stack gap="lg" className={classes.columns ?? ''}>
        <Section title={texts.purpose}>
          <FieldGrid>
            <SelectField field={form.field('category')} options={options} failed={failed} current={current} />
            <MultiSelectField field={form.field('additionalCategories')} options={others} failed={failed} />
            <WholeRow>
              <SimpleGrid minColWidth="min(10.5rem, 100%)" spacing="md">
                <DateField field={form.field('startDate')} onLeft={showContradictions} />
                <DateField field={form.field('endDate')} suggest={endOfFirstYear} onLeft={showContradictions} />
                <DateField field={form.field('renegotiation')} />
                <TextField field={form.field('externalNumber')} width="sm" />
              </SimpleGrid>
            </WholeRow>
          </FieldGrid>
        </Section>
        <div className={classes.price}>
          <PriceFields form={form} />
        </div>
        <SharesFields form={form} />
      </Stack>
    </div>
  );
};
