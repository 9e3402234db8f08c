import { Box, Group, Input, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { percent } from '../../lib/formats.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { PercentField, WholeNumberField } from '../../ui/fields/NumberFields.tsx';
import { useField, useFormState } from '../../ui/form/formHooks.ts';
import { RemoveRow } from '../../ui/form/RemoveRow.tsx';
import { useRows } from '../../ui/form/useRows.ts';
import { Section } from '../../ui/Section.tsx';
import { inEqualParts, nextRate, sumOf } from './rates.rules.ts';
import classes from './TemplateRates.module.css';
import type { TemplateForm } from './templateForm.ts';
import { texts } from './texts.ts';

const t = texts.rates;
const WHOLE = 100;

/** How the amount of the whole period is paid: a share and a month a row. */
export const TemplateRates = ({ form }: { form: TemplateForm }) => {
  const list = form.field('terms.rates');
  const { value: rates, error } = useField(list);
  const months = useFormState(form, ({ values }) => values.terms?.months ?? null);
  const { rows, addButton, add, remove } = useRows(list);
  const sum = sumOf(rates);
  return (
    <Section title={t.title} subtitle={t.hint}>
      <div id={list.id}>
        {rates.length === 0 && <Text c="dimmed">{t.none}</Text>}
        {rates.length > 0 && (
          <Box mb={4} fz="sm" fw={600} className={classes.row ?? ''} aria-hidden>
            <span>{t.percentHeading}</span>
            <span>{t.monthHeading}</span>
          </Box>
        )}
        <Stack renderRoot={(props) => <ol {...props} ref={rows} />} className="plain" gap={8}>
          {rates.map((_rate, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a rate is its place in the list, and its fields hold nothing of their own
            <li key={at} className={classes.row}>
              <PercentField
                field={form.field(`terms.rates.${at}.percent`)}
                label={t.percent(at + 1)}
                width="full"
                hideLabel
              />
              <WholeNumberField
                field={form.field(`terms.rates.${at}.month`)}
                label={t.month(at + 1)}
                width="full"
                hideLabel
              />
              <RemoveRow label={t.remove(at + 1)} onRemove={() => remove(at)} />
            </li>
          ))}
        </Stack>
        {error && <Input.Error role="alert">{error}</Input.Error>}
        <Group mt={14}>
          <BusyButton
            ref={addButton}
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
            onClick={() => add(nextRate(list.get()))}
          >
            {t.add}
          </BusyButton>
          {rates.length > 1 && (
            <BusyButton variant="default" onClick={() => list.set(inEqualParts(list.get()))}>
              {t.even}
            </BusyButton>
          )}
          {rates.length > 0 && (
            <Text size="sm" className="tabular" c={sum === WHOLE ? 'var(--good)' : 'var(--warning)'} role="status">
              {sum === WHOLE ? t.whole : t.sum(percent(sum))}
              {months !== null && rates.some(({ month }) => month > months) && ` ${t.beyond}`}
            </Text>
          )}
        </Group>
      </div>
    </Section>
  );
};
