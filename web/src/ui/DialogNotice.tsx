import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import dialog from './dialog.module.css';
import { texts } from './texts.ts';

type DialogNoticeProps = {
  onClose: () => void;
  /** It takes the place of a form that comes late, and so the focus. */
  takesFocus?: boolean;
  actions?: ReactNode;
  children: ReactNode;
};

/** What a dialog only shows, and the way out of it: a phone has no Escape. */
export const DialogNotice = ({ onClose, takesFocus = false, actions, children }: DialogNoticeProps) => (
  <>
    {children}
    <div className={dialog.buttons}>
      {actions}
      <Button variant="default" data-autofocus={takesFocus || undefined} onClick={onClose}>
        {texts.close}
      </Button>
    </div>
  </>
);
