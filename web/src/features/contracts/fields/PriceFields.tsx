import { kroner } from '../../../lib/formats.ts';
import { MoneyField } from '../../../ui/fields/NumberFields.tsx';
import { CheckboxField } from '../../../ui/fields/ToggleFields.tsx';
import { FieldGrid, WholeRow } from '../../../ui/form/FieldGrid.tsx';
import { useFormState } from '../../../ui/form/formHooks.ts';
import { Section } from '../../../ui/Section.tsx';
import type { AgreementForm } from './agreementValues.ts';
import { amountOfAgreement, toKroner } from './amounts.rules.ts';
import classes from './fields.module.css';
import { RatesEditor } from './RatesEditor.tsx';
import { texts } from './texts.ts';

const Total = ({ form }: { form: AgreementForm }) => {
  const amount = useFormState(form, ({ values }) => amountOfAgreement(values));
  const hasRates = useFormState(form, ({ values }) => values.rates.length > 0);
  return (
    <p className={classes.total}>
      <span className={classes.totalLabel}>{hasRates ? texts.totalOfRates : texts.totalOfPeriod}</span>
      {amount === null ? (
        <span className={classes.totalUnknown}>{texts.totalUnknown}</span>
      ) : (
        <output className={classes.totalAmount}>{kroner(toKroner(amount))}</output>
      )}
    </p>
  );
};

/** What the agreement costs a year, what that makes in all, and when it is paid. */
export const PriceFields = ({ form }: { form: AgreementForm }) => (
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
