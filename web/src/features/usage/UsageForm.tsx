import { type Item, usageFormSchema } from '@sponsorat/api';
import { useMemo } from 'react';
import { texts as domainTexts } from '../../domain/texts.ts';
import { useSaveUsage } from '../../domain/usage.queries.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import type { Field } from '../../ui/form/FormStore.ts';
import { useField } from '../../ui/form/formHooks.ts';
import { useDialogForm } from '../../ui/form/useDialogForm.ts';
import { UsageSlider } from '../../ui/UsageSlider.tsx';
import { texts } from './texts.ts';

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
  const { mutateAsync: save } = useSaveUsage(sponsorshipId);
  const form = useDialogForm({
    schema,
    blank: { id, used },
    draft: `usage:${id}`,
    save,
    saved: domainTexts.usage.saved,
    onClose: onDone,
  });
  return (
    <DialogForm form={form} label={domainTexts.usage.of(product.name)} onCancel={onDone}>
      <UsedField field={form.field('used')} item={item} />
      <TextField field={form.field('note')} placeholder={t.notePlaceholder} />
    </DialogForm>
  );
};
