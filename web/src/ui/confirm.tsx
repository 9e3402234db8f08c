import { modals } from '@mantine/modals';
import type { ReactNode } from 'react';
import classes from './dialog.module.css';
import { openDialog } from './dialogs.tsx';
import { texts } from './texts.ts';
import { toast } from './toast.ts';

export type Question = {
  title: string;
  message?: ReactNode;
  /** What goes with it: shown under the message, set apart. */
  details?: ReactNode;
  /** What its button says: the act, or the OK of what deletes or copies. */
  action: string;
  /** Destroys something: that button has the warning colour. */
  danger?: boolean;
};

/**
 * Asks before something is done that cannot be undone; true for its button. A newer question answers an open one with no.
 * Needs `Dialogs`, which stand beside every page behind the login.
 */
export const confirm = ({ title, message, details, action, danger = false }: Question): Promise<boolean> =>
  new Promise((resolve) => {
    let yes = false;
    const ask = () => {
      modals.closeAll();
      modals.openConfirmModal({
        title,
        children: (
          <div className={classes.message}>
            {message && <div>{message}</div>}
            {details && <div className={classes.details}>{details}</div>}
          </div>
        ),
        labels: { confirm: action, cancel: texts.confirm.cancel },
        cancelProps: { 'data-autofocus': true },
        confirmProps: danger ? { color: 'red.7' } : {},
        groupProps: { gap: 8, className: classes.buttons ?? '' },
        onConfirm: () => {
          yes = true;
        },
        onClose: () => resolve(yes),
      });
    };
    openDialog(ask).catch((failure: unknown) => {
      toast.error(failure);
      resolve(false);
    });
  });

/** 'Er du sikker på at du vil slette denne aftale?': `removeQuestion('aftale')`. */
export const removeQuestion = texts.confirm.remove;
