import { Button } from '@mantine/core';
import { RemoveButton } from './BusyButton.tsx';
import { confirmAndDelete, type Removal } from './confirmAndDelete.ts';

type EditAndRemoveProps = {
  texts: { edit: string; editOf: (name: string) => string; remove: string; removeOf: (name: string) => string };
  onEdit: () => void;
  /** What is removed, and what is asked and said of it. */
  removal: Removal;
  isRemoving: boolean;
};

/** The buttons of a line in a list of records: edit it, or remove it once that was confirmed. */
export const EditAndRemove = ({ texts, onEdit, removal, isRemoving }: EditAndRemoveProps) => (
  <>
    <Button variant="subtle" size="compact-md" aria-label={texts.editOf(removal.name)} onClick={onEdit}>
      {texts.edit}
    </Button>
    <RemoveButton
      size="compact-md"
      busy={isRemoving}
      aria-label={texts.removeOf(removal.name)}
      onClick={() => void confirmAndDelete(removal)}
    >
      {texts.remove}
    </RemoveButton>
  </>
);
