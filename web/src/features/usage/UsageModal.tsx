import { Text } from '@mantine/core';
import type { Item } from '@sponsorat/api';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { texts } from './texts.ts';
import { UsageForm } from './UsageForm.tsx';
import { UsageHistory } from './UsageHistory.tsx';

export type UsageModalProps = { sponsorshipId: number; item: Item | undefined; onClose: () => void };

/** How much of an item is used: to be changed, and what was saved before. */
export const UsageModal = ({ sponsorshipId, item, onClose }: UsageModalProps) => (
  <FormDialog
    open={item}
    title={({ product }) => (
      <>
        {texts.usage}
        <Text span display="block" fz="md" c="dimmed">
          {product.name}
        </Text>
      </>
    )}
    onClose={onClose}
  >
    {(shown) => (
      <>
        <UsageForm sponsorshipId={sponsorshipId} item={shown} onDone={onClose} />
        <UsageHistory sponsorshipId={sponsorshipId} itemId={shown.id} />
      </>
    )}
  </FormDialog>
);
