import { modals } from '@mantine/modals';
import type { ReactNode } from 'react';
import { openDialog } from '../dialogs.tsx';
import { toast } from '../toast.ts';

type FormOpening = {
  title: string;
  /** In pixels. */
  size?: number;
  /** What is in it: it comes with the first one of its kind. */
  load: () => Promise<(onClose: () => void) => ReactNode>;
  /** It is closed, in whatever way. */
  onClosed?: () => void;
};

/** Opens a dialog with a `DialogForm` from anywhere, e.g. from a menu that is gone by then. */
export const openForm = async ({ title, size = 500, load, onClosed }: FormOpening): Promise<void> => {
  try {
    const content = await load();
    await openDialog(() => {
      const id = modals.open({
        title,
        size,
        closeOnClickOutside: false,
        ...(onClosed && { onClose: onClosed }),
        children: content(() => modals.close(id)),
      });
    });
  } catch (failure) {
    toast.error(failure);
  }
};
