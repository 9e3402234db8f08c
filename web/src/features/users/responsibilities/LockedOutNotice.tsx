import { Button } from '@mantine/core';
import type { User } from '@sponsorat/api';
import { Notice } from '../../../ui/Notice.tsx';
import { texts } from '../texts.ts';

const t = texts.responsible;

/** Points out that someone who cannot log in is still the one whom clubs turn to. */
export const LockedOutNotice = ({ user, onTransfer }: { user: User; onTransfer: () => void }) => (
  <Notice
    tone="warning"
    title={t.lockedTitle(user.responsibleFor)}
    action={
      <Button size="compact-md" onClick={onTransfer}>
        {texts.transfer.open}
      </Button>
    }
  >
    {t.lockedHint}
  </Notice>
);
