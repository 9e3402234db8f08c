import { Group, SimpleGrid, Text } from '@mantine/core';
import { percent } from '../../../lib/formats.ts';
import { PercentField } from '../../../ui/fields/NumberFields.tsx';
import { useFormState } from '../../../ui/form/formHooks.ts';
import { Section } from '../../../ui/Section.tsx';
import type { AgreementForm } from './agreementValues.ts';
import { shareKeys, sumOfShares } from './shares.rules.ts';
import { texts } from './texts.ts';
import { Verdict } from './Verdict.tsx';

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
  return (
    <Group component="p" gap="4px 10px" mt="md" mb={0} role="status">
      <span>{t.sum}</span>
      <Text span className="tabular" fw={650}>
        {percent(sum)}
      </Text>
      <Verdict isRight={sum === WHOLE}>{verdict(sum)}</Verdict>
    </Group>
  );
};

/** The four shares of the amount, and whether they come to the whole. */
export const SharesFields = ({ form }: { form: AgreementForm }) => (
  <Section title={t.title} subtitle={t.hint}>
    <SimpleGrid minColWidth="6.5rem" spacing="md">
      {shareKeys.map((key) => (
        <PercentField key={key} field={form.field(key)} width="full" />
      ))}
    </SimpleGrid>
    <Sum form={form} />
  </Section>
);
