import { type Rule, ruleValueInputSchema } from '@sponsorat/api';
import { number, today } from '../../lib/formats.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { WholeNumberField } from '../../ui/fields/NumberFields.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import { useField } from '../../ui/form/formHooks.ts';
import { useDialogForm } from '../../ui/form/useDialogForm.ts';
import { useSaveRuleValue } from './rule-values.queries.ts';
import { valueText } from './rule-values.rules.ts';
import { texts, unitOf } from './texts.ts';

const t = texts.form;

/** Sets a rule to a value from a day on: today unless another is chosen. */
export const RuleValueForm = ({ rule, onClose }: { rule: Rule; onClose: () => void }) => {
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
