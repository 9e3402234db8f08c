import { Modal } from '@mantine/core';
import type { Item } from '@sponsorat/api';
import { useState } from 'react';
import dialog from '../../ui/dialog.module.css';
import { texts } from './texts.ts';
import { UsageForm } from './UsageForm.tsx';
import { UsageHistory } from './UsageHistory.tsx';
import classes from './UsageModal.module.css';

export type UsageModalProps = { sponsorshipId: number; item: Item | undefined; onClose: () => void };

/** How much of an item is used: to be changed, and what was saved before. It keeps its item while it leaves. */
export const UsageModal = ({ sponsorshipId, item, onClose }: UsageModalProps) => {
  const [last, setLast] = useState(item);
  if (item && item !== last) setLast(item);
  const shown = item ?? last;
  return (
    <Modal
      opened={item !== undefined}
      onClose={onClose}
      title={
        <>
          {texts.usage}
          <span className={classes.product}>{shown?.product.name}</span>
        </>
      }
      withCloseButton={false}
      // A click beside the dialog would lose what was typed.
      closeOnClickOutside={false}
      centered
      size={520}
      transitionProps={{ duration: 120 }}
      classNames={{ title: dialog.title ?? '', header: dialog.header ?? '', body: classes.body ?? '' }}
    >
      {shown && (
        <>
          <UsageForm key={shown.id} sponsorshipId={sponsorshipId} item={shown} onDone={onClose} />
          <UsageHistory sponsorshipId={sponsorshipId} itemId={shown.id} />
        </>
      )}
    </Modal>
  );
};
