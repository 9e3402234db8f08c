import { Text } from '@mantine/core';
import type { Rule, RuleKey } from '@sponsorat/api';
import { ruleValueInputSchema } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { number, today } from '../../lib/formats.ts';
import { Block } from '../../ui/Block.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { WholeNumberField } from '../../ui/fields/NumberFields.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { DialogForm, FormDialog } from '../../ui/form/FormDialog.tsx';
import { useField } from '../../ui/form/formHooks.ts';
import { useDialogForm } from '../../ui/form/useDialogForm.ts';
import { Page } from '../../ui/Page.tsx';
import { Card, Section } from '../../ui/Section.tsx';
import { Lines } from '../../ui/Skeleton.tsx';
import { RuleRow } from './RuleRow.tsx';
import classes from './rule-values.module.css';
import { rulesQuery, useSaveRuleValue } from './rule-values.queries.ts';
import { groupsOf, valueText } from './rule-values.rules.ts';
import { texts, unitOf } from './texts.ts';

const t = texts.form;

/** Sets a rule to a value from a day on: today unless another is chosen. */
const RuleValueForm = ({ rule, onClose }: { rule: Rule; onClose: () => void }) => {
  const { key, label, unit, min, max } = rule;
  const { mutateAsync: save } = useSaveRuleValue();
  const form = useDialogForm({
    schema: ruleValueInputSchema,
    blank: { key, validFrom: today() },
    save,
    saved: texts.saved,
    onClose,
  });
  const validFrom = form.field('validFrom');
  const { value: day } = useField(validFrom);
  const replaced = rule.values.find((value) => value.validFrom === day);
  return (
    <DialogForm form={form} label={texts.setFor(label)} onCancel={onClose}>
      <WholeNumberField
        field={form.field('value')}
        unit={unitOf(unit, max)}
        help={texts.allowed(min, `${number(max)} ${unitOf(unit, max)}`)}
      />
      <DateField field={validFrom} help={replaced && t.replaces(valueText(rule, replaced.value))} />
      <TextField field={form.field('note')} placeholder={t.notePlaceholder} />
    </DialogForm>
  );
};

const Rules = ({ rules }: { rules: readonly Rule[] }) => {
  const [edited, edit] = useState<RuleKey>();
  const close = () => edit(undefined);
  return (
    <>
      {groupsOf(rules).map(({ group, rules: inGroup }) => (
        <Section key={group} title={group}>
          <ul className={`rows ${classes.rules}`}>
            {inGroup.map((one) => (
              <RuleRow key={one.key} rule={one} onSet={() => edit(one.key)} />
            ))}
          </ul>
        </Section>
      ))}
      <FormDialog
        open={rules.find(({ key }) => key === edited)}
        title={({ label }) => (
          <>
            {texts.form.title}
            <Text span display="block" fz="md" c="dimmed">
              {label}
            </Text>
          </>
        )}
        onClose={close}
      >
        {(rule) => <RuleValueForm rule={rule} onClose={close} />}
      </FormDialog>
    </>
  );
};

const Waiting = () => (
  <Card>
    <Lines count={8} />
  </Card>
);

/** The figures that a bank may set from a day on, under their headings. */
export const RulesPage = () => (
  <Page title={texts.title} subtitle={texts.subtitle} width="form">
    <Block query={useQuery(rulesQuery)} skeleton={<Waiting />}>
      {(rules) => <Rules rules={rules} />}
    </Block>
  </Page>
);
