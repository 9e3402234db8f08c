import type { Contract } from '@sponsorat/api';
import { openForm } from '../../../ui/form/openForm.tsx';
import { texts } from './texts.ts';

/** Makes a template of an agreement; for Admins. */
export const openSaveAsTemplate = (contract: Contract): Promise<void> =>
  openForm({
    title: texts.save.title(contract.number),
    load: async () => {
      const { SaveAsTemplateForm } = await import('./SaveAsTemplateForm.tsx');
      return (onClose) => <SaveAsTemplateForm contract={contract} onClose={onClose} />;
    },
  });
