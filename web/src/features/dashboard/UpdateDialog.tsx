import { Modal, Text } from '@mantine/core';
import type { UpdateItem } from '@sponsorat/api';
import { useState } from 'react';
import { date } from '../../lib/formats.ts';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';

type UpdateDialogProps = { update: UpdateItem; onClose: () => void };

/** A whole update. */
export const UpdateDialog = ({ update, onClose }: UpdateDialogProps) => {
  const [opened, setOpened] = useState(true);
  const { title, createDate, description } = update;
  return (
    <Modal
      opened={opened}
      onClose={() => setOpened(false)}
      // Whoever opened it gives the focus back to where it came from.
      returnFocus={false}
      onExitTransitionEnd={onClose}
      title={title}
      withCloseButton
      closeButtonProps={{ 'aria-label': uiTexts.close }}
      size={680}
    >
      <Text component="time" display="block" fz="sm" c="dimmed" mb="sm" className="tabular" dateTime={createDate}>
        {date(createDate)}
      </Text>
      <RichText html={description} headingsFrom={3} />
    </Modal>
  );
};
