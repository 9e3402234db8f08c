import { type BudgetRow, budgetInputSchema } from '@sponsorat/api';
import { MoneyField } from '../../ui/fields/NumberFields.tsx';
import { TextareaField } from '../../ui/fields/TextareaField.tsx';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import { useDialogForm } from '../../ui/form/useDialogForm.ts';
import { useSaveBudget } from './budgets.queries.ts';
import { texts } from './texts.ts';

const t = texts.settings;

/** Where a budget stands, and the budget there, if any. */
export type BudgetPlace = { areaId: number | null; area: string; year: number; row?: BudgetRow | undefined };

/** A budget's amount and what is to be said of it. */
export const BudgetForm = ({ place, onClose }: { place: BudgetPlace; onClose: () => void }) => {
  const { areaId, area, year, row } = place;
  const { mutateAsync: save } = useSaveBudget();
  const form = useDialogForm({
    schema: budgetInputSchema,
    record: {
      id: row?.id ?? null,
      version: row?.version ?? null,
      areaId,
      year,
      amount: row?.budget ?? null,
      note: row?.note ?? null,
    },
    draft: `budget:${areaId}:${year}`,
    save,
    saved: t.saved(area, year),
    onClose,
  });
  return (
    <DialogForm form={form} label={t.cell(area, year)} onCancel={onClose}>
      <MoneyField field={form.field('amount')} />
      <TextareaField field={form.field('note')} rows={3} takesFocus={row !== undefined} />
    </DialogForm>
  );
};
