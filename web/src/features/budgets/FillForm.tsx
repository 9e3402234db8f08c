import { fillBudgetsSchema, type YearBudget } from '@sponsorat/api';
import { PercentField } from '../../ui/fields/NumberFields.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import { useDialogForm } from '../../ui/form/useDialogForm.ts';
import { regulated } from './budget.rules.ts';
import { useSaveBudget } from './budgets.queries.ts';
import { texts } from './texts.ts';

const t = texts.settings.fill;

/** Fills the empty budgets of a year from those of the year before, more or less by a percent. */
export const FillForm = ({ budgets, onClose }: { budgets: readonly YearBudget[]; onClose: () => void }) => {
  const { mutateAsync: save } = useSaveBudget();
  const years = budgets.slice(1).map(({ year }) => year);
  const form = useDialogForm({
    schema: fillBudgetsSchema,
    blank: { year: years[1] ?? years[0] ?? null, percent: null },
    save: async ({ year, percent }) => {
      const rowsOf = (of: number) => budgets.find((budget) => budget.year === of)?.rows ?? [];
      const before = rowsOf(year - 1);
      let filled = 0;
      for (const { areaId, budget } of rowsOf(year)) {
        const last = before.find((row) => row.areaId === areaId)?.budget ?? null;
        if (budget !== null || last === null) continue;
        await save({ id: null, version: null, areaId, year, amount: regulated(last, percent ?? 0), note: null });
        filled += 1;
      }
      return filled;
    },
    saved: t.done,
    onClose,
  });
  return (
    <DialogForm form={form} label={t.title} saveLabel={t.save} onCancel={onClose}>
      <SelectField field={form.field('year')} options={years.map((year) => ({ value: year, label: String(year) }))} />
      <PercentField field={form.field('percent')} help={t.help} />
    </DialogForm>
  );
};
