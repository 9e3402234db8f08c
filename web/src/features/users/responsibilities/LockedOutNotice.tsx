import { Alert, Button } from '@mantine/core';
import type { User } from '@sponsorat/api';
import { IconAlertTriangle } from '@tabler/icons-react';
import { texts } from '../texts.ts';
import classes from './notice.module.css';

const words = texts.responsible;

/** Points out that someone who cannot log in is still the one whom clubs turn to. */
export const LockedOutNotice = ({ user, onTransfer }: { user: User; onTransfer: () => void }) => (
  <Alert
    color="amber"
    variant="light"
    title={words.lockedTitle(user.responsibleFor)}
    icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden />}
    classNames={{ root: classes.root ?? '', title: classes.title ?? '', message: classes.message ?? '' }}
  >
    <div className={classes.row}>
      <p className={classes.text}>{words.lockedHint}</p>
      <Button size="compact-md" onClick={onTransfer}>
        {texts.transfer.open}
      </Button>
    </div>
  </Alert>
);
