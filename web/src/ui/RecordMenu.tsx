import { Menu } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DeleteItem, menuIcon, RowMenu } from './ActionMenu.tsx';
import { confirmAndDelete, type Removal } from './confirmAndDelete.ts';
import { texts } from './texts.ts';

type RecordMenuProps = Omit<Removal, 'usedBy' | 'remedy'> & {
  onEdit: () => void;
  busy?: boolean;
  /** What else can be done, as items. */
  children?: ReactNode;
};

/** What can be done with a line in a list of records: edit it, or remove it once that was confirmed. */
export const RecordMenu = ({ onEdit, remove, busy = false, children, ...removal }: RecordMenuProps) => {
  const { mutateAsync, isPending } = useMutation({ mutationFn: remove, meta: { inline: true } });
  return (
    <RowMenu label={texts.list.menu(removal.name)} busy={busy || isPending}>
      <Menu.Item leftSection={<IconPencil {...menuIcon} />} onClick={onEdit}>
        {texts.record.edit}
      </Menu.Item>
      {children}
      <DeleteItem onClick={() => void confirmAndDelete({ ...removal, remove: () => mutateAsync() })} />
    </RowMenu>
  );
};
