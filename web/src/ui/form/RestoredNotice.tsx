import { Alert } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { texts } from '../texts.ts';
import classes from './Notice.module.css';

/** Says that what was typed when the session ended is back. */
export const RestoredNotice = () => (
  <Alert
    role="status"
    variant="light"
    icon={<IconHistory size={20} stroke={1.75} aria-hidden />}
    classNames={{ root: classes.news ?? '', message: classes.message ?? '' }}
  >
    <p className={classes.text}>{texts.form.restored}</p>
  </Alert>
);
