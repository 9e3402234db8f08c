import { type Rule, ruleValueInputSchema } from '@sponsorat/api';
import { number, today } from '../../lib/formats.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { WholeNumberField } from '../../ui/fields/NumberFields.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import { useField } from '../../ui/form/formHooks.ts';
import { useForm } from '../../ui/form/useForm.ts';
import { texts as uiTexts } from '../../ui/texts.ts';
import { toast } from '../../ui/toast.ts';
import { useSaveRuleValue } from './rule-values.queries.ts';
import { valueText } from './rule-values.rules.ts';
import { texts, unitOf } from './texts.ts';

const t = texts.form;

/** Sets a rule to a value from a day on: today unless another is chosen. */
export const RuleValueForm = ({ rule, onClose }: { rule: Rule; onClose: () => void }) => {
  const { key, label, unit, min, max } = rule;
  const { mutateAsync: save } = useSaveRuleValue();
  const form = useForm({
    schema: ruleValueInputSchema,
    initial: { key, validFrom: today(), value: null, note: null },
    save: (input) => save(input),
    onSaved: () => {
      toast.success(texts.saved);
      onClose();
    },
  });
  const validFrom = form.field('validFrom');
  const { value: day } = useField(validFrom);
  const replaced = rule.values.find((value) => value.validFrom === day);
  return (
    <DialogForm form={form} label={texts.setFor(label)} saveLabel={uiTexts.save} onCancel={onClose}>
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
