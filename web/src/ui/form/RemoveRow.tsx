import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';

type RemoveRowProps = {
  label: string;
  /** Undefined where the row must stay. */
  onRemove: (() => void) | undefined;
};

/** Takes a row out of a list that a form holds: see `useRows`. */
export const RemoveRow = ({ label, onRemove }: RemoveRowProps) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    size={34}
    aria-label={label}
    disabled={!onRemove}
    // Leaves the focus on the way in, as a BusyButton does: the error of the field that is left would move the row.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onRemove}
  >
    <IconTrash size={18} stroke={1.6} aria-hidden />
  </ActionIcon>
);
