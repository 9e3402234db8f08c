import { modals } from '@mantine/modals';
import type { ComponentType } from 'react';
import { openDialog } from '../dialogs.tsx';
import { toast } from '../toast.ts';
import { EscapeContext } from './useEscapeTwice.ts';

type FormOpening<About> = {
  title: string;
  /** In pixels. */
  size?: number;
  about: About;
  /** The form, which is told what it is about: it comes with the first one of its kind. */
  load: () => Promise<ComponentType<About & { onClose: () => void }>>;
  /** It is closed, in whatever way. */
  onClosed?: () => void;
};

/** Opens a dialog with a `DialogForm` from anywhere, e.g. from a menu that is gone by then. */
export const openForm = async <About extends object>(opening: FormOpening<About>): Promise<void> => {
  const { title, size = 500, about, load, onClosed } = opening;
  try {
    const Form = await load();
    await openDialog(() => {
      const id = modals.open({
        title,
        size,
        closeOnClickOutside: false,
        ...(onClosed && { onClose: onClosed }),
        children: (
          <EscapeContext value={(closeOnEscape) => modals.updateModal({ modalId: id, closeOnEscape })}>
            <Form {...about} onClose={() => modals.close(id)} />
          </EscapeContext>
        ),
      });
    });
  } catch (failure) {
    toast.error(failure);
  }
};
