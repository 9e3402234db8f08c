import { Text } from '@mantine/core';
import type { Item } from '@sponsorat/api';
import { useState } from 'react';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { texts } from './texts.ts';
import { UsageForm } from './UsageForm.tsx';
import { UsageHistory } from './UsageHistory.tsx';

export type UsageModalProps = { sponsorshipId: number; item: Item | undefined; onClose: () => void };

/** How much of an item is used: to be changed, and what was saved before. It shows its item while it closes. */
export const UsageModal = ({ sponsorshipId, item, onClose }: UsageModalProps) => {
  const [last, setLast] = useState(item);
  if (item && item !== last) setLast(item);
  const shown = item ?? last;
  return (
    <FormDialog
      opened={item !== undefined}
      onClose={onClose}
      title={
        <>
          {texts.usage}
          <Text span display="block" fz="md" c="dimmed">
            {shown?.product.name}
          </Text>
        </>
      }
    >
      {shown && (
        <>
          <UsageForm key={shown.id} sponsorshipId={sponsorshipId} item={shown} onDone={onClose} />
          <UsageHistory sponsorshipId={sponsorshipId} itemId={shown.id} />
        </>
      )}
    </FormDialog>
  );
};
