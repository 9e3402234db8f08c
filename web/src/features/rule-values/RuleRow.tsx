import { Box, Button, Flex, Group, Text, Title } from '@mantine/core';
import {
  daysOf,
  mayBeUnused,
  type Rule,
  type RuleFigure,
  ruleValueInputSchema,
  ruleValueText,
  unitOf,
  yearOf,
} from '@sponsorat/api';
import { useEffect, useRef, useState } from 'react';
import { date, number, today } from '../../lib/formats.ts';
import { Chevron } from '../../ui/Chevron.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { MoneyField, WholeNumberField } from '../../ui/fields/NumberFields.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { YesNoField } from '../../ui/fields/ToggleFields.tsx';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import type { Field } from '../../ui/form/FormStore.ts';
import { useField } from '../../ui/form/formHooks.ts';
import { useDialogForm } from '../../ui/form/useDialogForm.ts';
import { EscapeContext } from '../../ui/form/useEscapeTwice.ts';
import { Soft } from '../../ui/Soft.tsx';
import { RuleHistory } from './RuleHistory.tsx';
import { RuleSource } from './RuleSource.tsx';
import { useSaveRuleValue } from './rule-values.queries.ts';
import { figureOn, nextValue, valueOn, yearsToSet } from './rule-values.rules.ts';
import { texts } from './texts.ts';

const t = texts.form;

/** The value of a rule: yes or no, an amount, or a number that may be empty where the rule need not be in use. */
const FigureField = ({ rule: { key, type, unit, min, max }, field }: FigureFieldProps) => {
  if (type === 'yesNo') return <YesNoField field={field as Field<boolean | null>} />;
  const Figure = type === 'money' ? MoneyField : WholeNumberField;
  const bounds = type === 'money' ? '' : texts.between(min ?? 0, number(max ?? 0));
  const allowed = texts.allowed(bounds, mayBeUnused(key)) || undefined;
  const given = type === 'money' ? {} : { unit: unitOf(max ?? 0, unit) };
  return <Figure field={field as Field<number | null>} help={allowed} {...given} />;
};
const years = () =>
  yearsToSet(today()).map((year) => {
    const value = daysOf(year).from;
    return { value, label: date(value) };
  });

type FigureFieldProps = { rule: Rule; field: Field<RuleFigure> };

/** Sets a rule to a value from a day on: today unless another is chosen. */
const RuleValueForm = ({ rule, onClose }: { rule: Rule; onClose: () => void }) => {
  const { key, label } = rule;
  const { mutateAsync: save } = useSaveRuleValue();
  const form = useDialogForm({
    schema: ruleValueInputSchema,
    blank: { key, value: figureOn(rule, today()), validFrom: rule.isYearly ? daysOf(yearOf(today())).from : today() },
    save,
    saved: texts.saved,
    onClose,
  });
  // Which rules need a value is said by their key.
  const figure = { ...form.field('value'), required: !mayBeUnused(key) };
  const validFrom = form.field('validFrom');
  const { value: day } = useField(validFrom);
  const replaced = rule.values.find((one) => one.validFrom === day);
  const said = replaced && t.replaces(ruleValueText(rule, replaced.value));
  useEffect(() => {
    const input = document.getElementById(figure.id);
    if (input instanceof HTMLInputElement) input.select();
  }, [figure.id]);
  return (
    <DialogForm form={form} label={texts.setFor(label)} onCancel={onClose}>
      <Group align="flex-start" gap="md">
        <FigureField rule={rule} field={figure} />
        {rule.isYearly ? (
          <SelectField field={validFrom} options={years()} help={said ?? t.ofYear} />
        ) : (
          <DateField field={validFrom} help={said ?? t.validFrom} />
        )}
        <Box flex="1 1 14rem">
          <TextField field={form.field('note')} help={t.note} />
        </Box>
      </Group>
    </DialogForm>
  );
};

/** A rule as a sentence in which its figure is changed, what it will be, and what it has been. */
export const RuleRow = ({ rule, withSource }: { rule: Rule; withSource: boolean }) => {
  const { label, sentence } = rule;
  const [isEdited, setEdited] = useState(false);
  const [isHistoryShown, showHistory] = useState(false);
  // Not while something is typed, which neither Escape nor the button above it may lose at once.
  const [closesByEscape, setClosesByEscape] = useState(true);
  const opener = useRef<HTMLButtonElement>(null);
  const current = valueOn(rule, today());
  const next = nextValue(rule, today());
  const value = ruleValueText(rule, figureOn(rule, today()));
  const [before = '', after = ''] = sentence.split('{value}');
  // On the line of the figure, also where that is the last word.
  const stop = after.startsWith('.') ? '.' : '';
  const close = () => {
    setEdited(false);
    opener.current?.focus();
  };
  return (
    <Box component="li" onKeyDown={(event) => event.key === 'Escape' && isEdited && closesByEscape && close()}>
      <Flex wrap="wrap" gap="2px 24px">
        <Box flex="1 1 14rem" maw={{ base: 'none', sm: '16rem' }}>
          <Title order={3}>{label}</Title>
          {current ? (
            <Soft>{texts.since(date(current.validFrom))}</Soft>
          ) : (
            <Soft visibleFrom="xs">{texts.standard}</Soft>
          )}
        </Box>
        <Box flex="1 1 26rem" miw={0}>
          <Text lh={1.7}>
            {before}
            <span className="amount">
              <Button
                ref={opener}
                variant="default"
                size="compact-sm"
                fz="md"
                aria-expanded={isEdited}
                aria-label={texts.change(value, label)}
                onClick={() => setEdited(!isEdited || !closesByEscape)}
              >
                {value}
              </Button>
              {stop}
            </span>
            {after.slice(stop.length)}
          </Text>
          <Group gap="0 16px" fz="sm" c="dimmed" align="baseline">
            {next && (
              <Text span inherit c="var(--mantine-color-text)" fw={550}>
                {(next.value === null ? texts.ending : texts.coming)(
                  ruleValueText(rule, next.value),
                  date(next.validFrom),
                )}
              </Text>
            )}
            {withSource && <RuleSource rule={rule} />}
            {rule.values.length > 0 && (
              <Button
                variant="subtle"
                size="compact-sm"
                ml={-8}
                aria-expanded={isHistoryShown}
                rightSection={<Chevron opened={isHistoryShown} />}
                onClick={() => showHistory(!isHistoryShown)}
              >
                {texts.history.title(rule.values.length + 1)}
              </Button>
            )}
          </Group>
          {isEdited && (
            <Box mt="sm">
              <EscapeContext value={setClosesByEscape}>
                <RuleValueForm rule={rule} onClose={close} />
              </EscapeContext>
            </Box>
          )}
          {isHistoryShown && <RuleHistory rule={rule} />}
        </Box>
      </Flex>
    </Box>
  );
};
