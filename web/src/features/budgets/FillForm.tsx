import { fillBudgetsSchema, type YearBudget } from '@sponsorat/api';
import { PercentField } from '../../ui/fields/NumberFields.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import { useDialogForm } from '../../ui/form/useDialogForm.ts';
import { toast } from '../../ui/toast.ts';
import { fillableIn, regulateAmount } from './budget.rules.ts';
import { useRemoveBudget, useSaveBudget } from './budgets.queries.ts';
import { texts } from './texts.ts';

const t = texts.settings.fill;

/** Fills the empty budgets of a year from those of the year before, more or less by a percent. */
export const FillForm = ({ budgets, onClose }: { budgets: readonly YearBudget[]; onClose: () => void }) => {
  const { mutateAsync: save } = useSaveBudget();
  const { mutateAsync: remove } = useRemoveBudget();
  const years = budgets.slice(1).map(({ year }) => year);
  const form = useDialogForm({
    schema: fillBudgetsSchema,
    blank: { year: years.find((year) => fillableIn(budgets, year).length > 0) ?? years.at(-1) ?? null, percent: null },
    save: async ({ year, percent }) => {
      const filled: number[] = [];
      for (const { areaId, last } of fillableIn(budgets, year)) {
        const amount = regulateAmount(last, percent ?? 0);
        filled.push((await save({ id: null, version: null, areaId, year, amount, note: null })).id);
      }
      return filled;
    },
    saved: (filled) => t.done(filled.length),
    undo: (filled) =>
      filled.length === 0
        ? undefined
        : async () => {
            for (const id of filled) await remove(id);
            toast.success(t.undone(filled.length));
          },
    onClose,
  });
  return (
    <DialogForm form={form} label={t.title} saveLabel={t.save} onCancel={onClose}>
      <SelectField field={form.field('year')} options={years.map((year) => ({ value: year, label: String(year) }))} />
      <PercentField field={form.field('percent')} help={t.help} />
    </DialogForm>
  );
};
