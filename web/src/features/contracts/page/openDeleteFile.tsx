import type { Contract } from '@sponsorat/api';
import { openForm } from '../../../ui/form/openForm.tsx';
import { texts } from '../texts.ts';

/** Asks before the signed document is taken out of an agreement, and why that is done. */
export const openDeleteFile = (contract: Contract): Promise<void> =>
  openForm({
    title: texts.deleteFile.question,
    load: async () => {
      const { DeleteFileForm } = await import('./DeleteFileForm.tsx');
      return (onClose) => <DeleteFileForm contract={contract} onClose={onClose} />;
    },
  });
