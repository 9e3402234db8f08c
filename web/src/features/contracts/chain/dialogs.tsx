import { modals } from '@mantine/modals';
import type { Contract, Evaluation } from '@sponsorat/api';
import type { ReactNode } from 'react';
import { openDialog } from '../../../ui/dialogs.tsx';
import { toast } from '../../../ui/toast.ts';
import { texts } from './texts.ts';

type Content = (onClose: () => void) => ReactNode;

// What is in a dialog comes with the first one of its kind.
const open = async (title: string, size: number, load: () => Promise<Content>): Promise<void> => {
  try {
    const content = await load();
    await openDialog(() => {
      const id = modals.open({
        title,
        size,
        closeOnClickOutside: false,
        children: content(() => modals.close(id)),
      });
    });
  } catch (failure) {
    toast.error(failure);
  }
};

/** Asks for the period and the percent of a renewal, and makes it. */
export const openRenewal = (contract: Contract): Promise<void> =>
  open(texts.renew.title(contract.number), 500, async () => {
    const { RenewForm } = await import('./RenewForm.tsx');
    return (onClose) => <RenewForm contract={contract} onClose={onClose} />;
  });

/** Asks what the bank thinks of an agreement, or shows what it thought, to be changed. */
export const openEvaluation = (contract: Contract, evaluation: Evaluation | null): Promise<void> =>
  open(texts.evaluation.of(contract.number), 660, async () => {
    const { EvaluationForm } = await import('./EvaluationForm.tsx');
    return (onClose) => <EvaluationForm contract={contract} evaluation={evaluation} onClose={onClose} />;
  });
