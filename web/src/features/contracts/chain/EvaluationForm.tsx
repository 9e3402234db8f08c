import {
  type Contract,
  type Evaluation,
  evaluationInputSchema,
  evaluationMarks,
  recommendations,
} from '@sponsorat/api';
import { useQueryClient } from '@tanstack/react-query';
import { ofContract } from '../../../domain/sponsorship.queries.ts';
import { MarksField } from '../../../ui/fields/MarksField.tsx';
import { optionsOfValues, SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { FieldGrid, WholeRow } from '../../../ui/form/FieldGrid.tsx';
import { DialogForm } from '../../../ui/form/FormDialog.tsx';
import { startValues } from '../../../ui/form/schema.ts';
import { useDialogForm } from '../../../ui/form/useDialogForm.ts';
import { Soft } from '../../../ui/Soft.tsx';
import { evaluationQuery, useEvaluate } from '../contracts.queries.ts';
import { texts } from './texts.ts';

const t = texts.evaluation;
const choices = optionsOfValues(recommendations);

type EvaluationFormProps = { contract: Contract; evaluation: Evaluation | null; onClose: () => void };

/** What the bank thinks of an agreement: four marks, what it recommends, and why. All of it may be left out. */
export const EvaluationForm = ({ contract, evaluation, onClose }: EvaluationFormProps) => {
  const of = ofContract(contract);
  const queryClient = useQueryClient();
  const { mutateAsync: evaluate } = useEvaluate(of);
  // Version 0: who finds one that somebody else has made meanwhile is told.
  const blank = { version: 0 };
  const form = useDialogForm({
    schema: evaluationInputSchema,
    record: evaluation ?? undefined,
    blank,
    draft: `evaluation:${contract.id}`,
    loadTheirs: async () => {
      const theirs = await queryClient.fetchQuery({ ...evaluationQuery(of), staleTime: 0 });
      return startValues(evaluationInputSchema, theirs ?? undefined, blank);
    },
    save: evaluate,
    saved: t.saved,
    onClose,
  });
  return (
    <DialogForm form={form} label={t.of(contract.number)} onCancel={onClose}>
      <Soft component="p">{t.best}</Soft>
      <FieldGrid>
        {evaluationMarks.map((mark) => (
          <WholeRow key={mark}>
            <MarksField field={form.field(mark)} meanings={t.meanings} />
          </WholeRow>
        ))}
        <SelectField field={form.field('recommendation')} options={choices} />
        <WholeRow>
          <TextareaField field={form.field('text')} rows={3} />
        </WholeRow>
      </FieldGrid>
    </DialogForm>
  );
};
