import { Button } from '@mantine/core';
import { modals } from '@mantine/modals';
import { type Contract, hasRole } from '@sponsorat/api';
import { useUser } from '../../../lib/session.ts';
import { openDialog } from '../../../ui/dialogs.tsx';
import { toast } from '../../../ui/toast.ts';
import { texts } from './texts.ts';

// What is in the dialog comes with the first one.
const open = async (contract: Contract): Promise<void> => {
  try {
    const { SaveAsTemplateForm } = await import('./SaveAsTemplateForm.tsx');
    await openDialog(() => {
      const id = modals.open({
        title: texts.save.title(contract.number),
        closeOnClickOutside: false,
        children: <SaveAsTemplateForm contract={contract} onClose={() => modals.close(id)} />,
      });
    });
  } catch (failure) {
    toast.error(failure);
  }
};

/** Makes a template of an agreement; for Admins. */
export const SaveAsTemplate = ({ contract }: { contract: Contract }) => {
  const { roles } = useUser();
  if (!hasRole(roles, 'Admin')) return null;
  return (
    <Button variant="default" onClick={() => void open(contract)}>
      {texts.save.action}
    </Button>
  );
};
