import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { percent } from '../../../lib/formats.ts';
import { PercentField } from '../../../ui/fields/NumberFields.tsx';
import { useFormState } from '../../../ui/form/formHooks.ts';
import { Section } from '../../../ui/Section.tsx';
import type { AgreementForm } from './agreementValues.ts';
import classes from './fields.module.css';
import { shareKeys, sumOfShares } from './shares.rules.ts';
import { texts } from './texts.ts';

const t = texts.shares;
const WHOLE = 100;

const verdict = (sum: number): string => {
  if (sum === WHOLE) return t.right;
  const off = percent(Math.abs(Math.round((sum - WHOLE) * 100) / 100));
  return sum < WHOLE ? t.under(off) : t.over(off);
};

const Sum = ({ form }: { form: AgreementForm }) => {
  const sum = useFormState(form, ({ values }) => sumOfShares(values));
  if (sum === null) return null;
  const right = sum === WHOLE;
  const Icon = right ? IconCheck : IconAlertTriangle;
  return (
    <p className={classes.sum} role="status">
      <span>{t.sum}</span>
      <span className={classes.sumFigure}>{percent(sum)}</span>
      <span className={classes.verdict} data-right={right || undefined}>
        <Icon size={16} stroke={1.8} aria-hidden />
        {verdict(sum)}
      </span>
    </p>
  );
};

/** The four shares of the amount, and whether they come to the whole. */
export const SharesFields = ({ form }: { form: AgreementForm }) => (
  <Section title={t.title} subtitle={t.hint}>
    <div className={classes.shares}>
      {shareKeys.map((key) => (
        <PercentField key={key} field={form.field(key)} width="full" />
      ))}
    </div>
    <Sum form={form} />
  </Section>
);
