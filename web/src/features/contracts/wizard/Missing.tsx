import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Ref } from 'react';
import notice from '../../../ui/ErrorNotice.module.css';
import { texts } from '../texts.ts';
import classes from './Missing.module.css';
import { StepTextLink } from './StepLink.tsx';
import { stepOfField } from './steps.rules.ts';

type MissingProps = { fields: Record<string, string>; ref: Ref<HTMLDivElement> };

/** What stands in the way of approving the agreement, each line leading to its step. */
export const Missing = ({ fields, ref }: MissingProps) => (
  <Alert
    ref={ref}
    tabIndex={-1}
    role="alert"
    color="red"
    variant="light"
    title={texts.approve.incomplete}
    icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden />}
    classNames={{ root: notice.root ?? '', title: notice.title ?? '', message: notice.message ?? '' }}
  >
    <ul className={classes.lines}>
      {Object.entries(fields).map(([path, message]) => (
        <li key={path}>
          <StepTextLink step={stepOfField(path)}>{message}</StepTextLink>
        </li>
      ))}
    </ul>
  </Alert>
);
