import type { Contract, Evaluation } from '@sponsorat/api';
import { openForm } from '../../../ui/form/openForm.tsx';
import { texts } from './texts.ts';

/** Asks for the period and the percent of a renewal, and makes it. */
export const openRenewal = (contract: Contract): Promise<void> =>
  openForm({
    title: texts.renew.title(contract.number),
    load: async () => {
      const { RenewForm } = await import('./RenewForm.tsx');
      return (onClose) => <RenewForm contract={contract} onClose={onClose} />;
    },
  });

/** Asks what the bank thinks of an agreement, or shows what it thought, to be changed. */
export const openEvaluation = (contract: Contract, evaluation: Evaluation | null): Promise<void> =>
  openForm({
    title: texts.evaluation.of(contract.number),
    size: 660,
    load: async () => {
      const { EvaluationForm } = await import('./EvaluationForm.tsx');
      return (onClose) => <EvaluationForm contract={contract} evaluation={evaluation} onClose={onClose} />;
    },
  });
