import { Progress } from '@mantine/core';
import { firstDayInputSchema } from '@sponsorat/api';
import { kroner } from '../../lib/formats.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import { useFormState } from '../../ui/form/formHooks.ts';
import { useDialogForm } from '../../ui/form/useDialogForm.ts';
import { useMarkPaid } from './payments.queries.ts';
import { texts } from './texts.ts';

const t = texts.firstDay;

/** Before which day all rates are paid: the day on which payments came here, unless another is chosen. */
export const FirstDayForm = ({ before, onClose }: { before: string; onClose: () => void }) => {
  const { mutateAsync: mark } = useMarkPaid();
  const form = useDialogForm({
    schema: firstDayInputSchema,
    blank: { before },
    save: mark,
    saved: ({ count, amount }) => t.marked(count, kroner(amount)),
    onClose,
  });
  const saving = useFormState(form, (state) => state.saving);
  return (
    <DialogForm form={form} label={t.ask} saveLabel={t.action} onCancel={onClose}>
      <DateField field={form.field('before')} label={t.label} help={t.help} />
      {saving && (
        <div role="status">
          {t.marking}
          <Progress value={100} animated aria-label={t.markingShort} size={6} mt={8} />
        </div>
      )}
    </DialogForm>
  );
};
