import { Button } from '@mantine/core';
import { type Contract, hasRole } from '@sponsorat/api';
import { useUser } from '../../../lib/session.ts';
import { openForm } from '../../../ui/form/openForm.tsx';
import { texts } from './texts.ts';

const open = (contract: Contract): Promise<void> =>
  openForm({
    title: texts.save.title(contract.number),
    load: async () => {
      const { SaveAsTemplateForm } = await import('./SaveAsTemplateForm.tsx');
      return (onClose) => <SaveAsTemplateForm contract={contract} onClose={onClose} />;
    },
  });

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
