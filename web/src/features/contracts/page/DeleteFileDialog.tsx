import { Button, Modal, Textarea } from '@mantine/core';
import { type Contract, limits } from '@sponsorat/api';
import { type SyntheticEvent, useRef } from 'react';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { ErrorNotice } from '../../../ui/Notice.tsx';
import { toast } from '../../../ui/toast.ts';
import { useDeleteFile } from '../contracts.queries.ts';
import { texts } from '../texts.ts';
import classes from './cards.module.css';

const words = texts.deleteFile;

type DeleteFileDialogProps = { contract: Contract; opened: boolean; onClose: () => void };

/** Asks before the signed document is taken out of an agreement, and why that is done. */
export const DeleteFileDialog = ({ contract, opened, onClose }: DeleteFileDialogProps) => {
  const reason = useRef<HTMLTextAreaElement>(null);
  const removing = useDeleteFile(contract.sponsorshipId);
  // Two clicks may come before the first has been drawn.
  const underWay = useRef(false);
  const close = () => {
    if (removing.isPending) return;
    removing.reset();
    onClose();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    const { id, version } = contract;
    removing.mutate(
      { id, version, reason: reason.current?.value ?? '' },
      {
        onSuccess: () => {
          toast.success(words.done);
          onClose();
        },
        onSettled: () => {
          underWay.current = false;
        },
      },
    );
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={words.question}
      withCloseButton={false}
      centered
      size={500}
      transitionProps={{ duration: 120 }}
      classNames={{
        title: classes.dialogTitle ?? '',
        header: classes.dialogHeader ?? '',
        body: classes.dialogBody ?? '',
      }}
    >
      <form onSubmit={submit}>
        <p className={classes.text}>
          {words.loss}
          {contract.isActive && ` ${texts.edit.activeLoss}`}
        </p>
        <Textarea
          ref={reason}
          mt={14}
          label={words.reason}
          description={words.reasonHelp}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={limits.longText}
        />
        {removing.error && (
          <div className={classes.dialogError}>
            <ErrorNotice error={removing.error} />
          </div>
        )}
        <div className={classes.dialogButtons}>
          <Button variant="default" data-autofocus onClick={close}>
            {words.cancel}
          </Button>
          <BusyButton type="submit" color="red.7" busy={removing.isPending}>
            {words.ok}
          </BusyButton>
        </div>
      </form>
    </Modal>
  );
};
