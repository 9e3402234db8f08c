import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import classes from './ConfirmDialog.module.css';
import type { Asked } from './confirm.tsx';
import frame from './dialog.module.css';
import { texts } from './texts.ts';

/** The dialog behind `confirm`. It keeps its last words while it leaves. */
export const ConfirmDialog = ({ question }: { question: Asked | undefined }) => {
  const [last, setLast] = useState(question);
  if (question && question !== last) setLast(question);
  const shown = question ?? last;
  return (
    <Modal
      opened={question !== undefined}
      onClose={() => question?.answer(false)}
      title={shown?.title}
      returnFocus={false}
      onExitTransitionEnd={() => shown?.gone()}
      withCloseButton={false}
      centered
      size={460}
      transitionProps={{ duration: 120 }}
      classNames={{ title: classes.title, header: classes.header, body: frame.body }}
    >
      <div className={classes.words}>
        {shown?.message && <div>{shown.message}</div>}
        {shown?.details && <div className={classes.details}>{shown.details}</div>}
      </div>
      <div className={classes.buttons}>
        <Button variant="default" data-autofocus onClick={() => question?.answer(false)}>
          {texts.confirm.cancel}
        </Button>
        <Button {...(shown?.danger ? { color: 'red.7' } : {})} onClick={() => question?.answer(true)}>
          {texts.confirm.ok}
        </Button>
      </div>
    </Modal>
  );
};
