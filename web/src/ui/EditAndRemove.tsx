import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { RemoveButton } from './BusyButton.tsx';
import { confirmAndDelete, type Removal } from './confirmAndDelete.ts';
import { texts } from './texts.ts';

const t = texts.record;

type EditAndRemoveProps = Omit<Removal, 'usedBy' | 'remedy'> & { onEdit: () => void };

/** The buttons of a line in a list of records: edit it, or remove it once that was confirmed. */
export const EditAndRemove = ({ onEdit, remove, ...removal }: EditAndRemoveProps) => {
  const { noun, name } = removal;
  const { mutateAsync, isPending } = useMutation({ mutationFn: remove, meta: { inline: true } });
  return (
    <>
      <Button variant="subtle" size="compact-md" aria-label={t.editOf(noun, name)} onClick={onEdit}>
        {t.edit}
      </Button>
      <RemoveButton
        size="compact-md"
        busy={isPending}
        aria-label={t.removeOf(noun, name)}
        onClick={() => void confirmAndDelete({ ...removal, remove: () => mutateAsync() })}
      >
        {t.remove}
      </RemoveButton>
    </>
  );
};
