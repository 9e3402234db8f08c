import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import dialog from './dialog.module.css';
import { texts } from './texts.ts';

type DialogNoticeProps = { onClose: () => void; actions?: ReactNode; children: ReactNode };

/** What a dialog only shows, and the way out of it: a phone has no Escape. */
export const DialogNotice = ({ onClose, actions, children }: DialogNoticeProps) => (
  <>
    {children}
    <div className={dialog.buttons}>
      {actions}
      <Button variant="default" onClick={onClose}>
        {texts.close}
      </Button>
    </div>
  </>
);
