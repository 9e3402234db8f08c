import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { ApiError, errorWords } from '../../../lib/client.ts';
import dialog from '../../../ui/dialog.module.css';
import { texts } from '../texts.ts';

type FailureDialogProps = { failure: unknown; onClose: () => void };

/** Says that an upload failed, in the server's own heading and sentence. It shows its text while it closes. */
export const FailureDialog = ({ failure, onClose }: FailureDialogProps) => {
  const [last, setLast] = useState(failure);
  if (failure !== undefined && failure !== last) setLast(failure);
  const { error, message } = errorWords(last);
  const fields = last instanceof ApiError ? Object.values(last.fields) : [];
  return (
    <Modal opened={failure !== undefined} onClose={onClose} title={error}>
      <div className={dialog.message}>
        <p>{message}</p>
        {fields.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <div className={dialog.buttons}>
        <Button variant="default" data-autofocus onClick={onClose}>
          {texts.awaiting.close}
        </Button>
      </div>
    </Modal>
  );
};
