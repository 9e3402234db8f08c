import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { ApiError, errorWords } from '../lib/client.ts';
import classes from './ErrorNotice.module.css';
import { texts } from './texts.ts';

export type ErrorNoticeProps = {
  /** Whatever was thrown. */
  error: unknown;
  /** What failed, where the server's own heading says less. */
  title?: string;
  onRetry?: (() => void) | undefined;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

/** A failure where it belongs, with what to do: in a form, in a block, instead of a list. */
export const ErrorNotice = ({ error, title, onRetry, children, ref }: ErrorNoticeProps) => {
  const words = errorWords(error);
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <Alert
      ref={ref}
      tabIndex={-1}
      role="alert"
      color="red"
      variant="light"
      title={title ?? words.error}
      icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden />}
      classNames={{ root: classes.root, icon: classes.icon, title: classes.title, message: classes.message }}
    >
      <p className={classes.text}>{words.message}</p>
      {requestId && <p className={classes.request}>{texts.requestId(requestId)}</p>}
      {children}
      {onRetry && (
        <Button
          className={classes.retry}
          variant="default"
          size="compact-sm"
          leftSection={<IconRefresh size={15} stroke={1.75} aria-hidden />}
          onClick={onRetry}
        >
          {texts.retry}
        </Button>
      )}
    </Alert>
  );
};
