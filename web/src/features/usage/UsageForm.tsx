import { type Item, usageFormSchema } from '@sponsorat/api';
import { useMemo } from 'react';
import { TextField } from '../../ui/fields/TextField.tsx';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import type { Field } from '../../ui/form/FormStore.ts';
import { useField } from '../../ui/form/formHooks.ts';
import { useForm } from '../../ui/form/useForm.ts';
import { toast } from '../../ui/toast.ts';
import { UsageSlider } from '../../ui/UsageSlider.tsx';
import { texts } from './texts.ts';
import { useSaveUsage } from './usage.queries.ts';

const t = texts.modal;

type UsedProps = { field: Field<number | null>; item: Item };

const UsedField = ({ field, item: { amount, used, product } }: UsedProps) => {
  const { value, error } = useField(field);
  return (
    <UsageSlider
      id={field.id}
      amount={amount ?? 0}
      saved={used}
      value={value ?? Number.NaN}
      onChange={field.set}
      onBlur={field.touch}
      unit={product.amountUnit ?? ''}
      label={field.label}
      error={error}
    />
  );
};

export type UsageFormProps = { sponsorshipId: number; item: Item; onDone: () => void };

/** The slider from 0 to the amount with its number, a note, and Gem. */
export const UsageForm = ({ sponsorshipId, item, onDone }: UsageFormProps) => {
  const { id, used, amount, product } = item;
  const schema = useMemo(() => usageFormSchema(amount ?? 0), [amount]);
  const initial = useMemo(() => ({ id, used, note: null }), [id, used]);
  const { mutateAsync: saveUsage } = useSaveUsage(sponsorshipId);
  const form = useForm({
    schema,
    initial,
    save: (input) => saveUsage(input),
    onSaved: () => {
      toast.success(t.saved);
      onDone();
    },
  });
  return (
    <DialogForm
      form={form}
      label={texts.usageOf(product.name)}
      saveLabel={t.save}
      cancelLabel={t.cancel}
      onCancel={onDone}
    >
      <UsedField field={form.field('used')} item={item} />
      <TextField field={form.field('note')} placeholder={t.notePlaceholder} />
    </DialogForm>
  );
};
