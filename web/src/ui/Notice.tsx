import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle, IconRefresh } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { ApiError, errorWords } from '../lib/client.ts';
import classes from './Notice.module.css';
import { texts } from './texts.ts';

const tones = {
  info: { role: 'status', color: 'fjord', Icon: IconInfoCircle },
  warning: { role: undefined, color: 'amber', Icon: IconAlertTriangle },
  error: { role: 'alert', color: 'red', Icon: IconAlertTriangle },
} as const;

export type NoticeProps = {
  tone: keyof typeof tones;
  title?: ReactNode;
  /** What stands before the text, where the tone's own sign says less. */
  icon?: ReactNode;
  /** How it is read aloud, where not as its tone is. */
  role?: 'alert' | 'status' | 'region';
  'aria-label'?: string;
  'aria-labelledby'?: string;
  /** Lets it be closed. */
  onClose?: () => void;
  /** What to do about it: on the right, below where it is narrow. */
  action?: ReactNode;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
};

/** Something to know where one is: news, a warning, or what went wrong. Its `ref` can take the focus. */
export const Notice = ({ tone, title, icon, role, onClose, action, children, ref, ...rest }: NoticeProps) => {
  const { role: usualRole = 'note', color, Icon } = tones[tone];
  return (
    <Alert
      {...(ref ? { ref } : {})}
      tabIndex={-1}
      role={role ?? usualRole}
      {...(onClose && { withCloseButton: true, onClose, closeButtonLabel: texts.close })}
      {...rest}
      color={color}
      variant="light"
      title={title}
      icon={icon ?? <Icon size={20} stroke={1.75} aria-hidden />}
      data-tone={tone}
      bd="1px solid var(--tone-line)"
      // Lighter than the page, as the cards are: it is to be seen.
      bg="color-mix(in srgb, var(--tone-soft) 55%, var(--surface))"
      classNames={{
        root: classes.root ?? '',
        icon: classes.icon ?? '',
        title: classes.title ?? '',
        message: classes.message ?? '',
      }}
    >
      {action ? (
        <Group justify="space-between" gap={10}>
          <Text component="div" flex="1 1 15rem" maw="70ch">
            {children}
          </Text>
          {action}
        </Group>
      ) : (
        children
      )}
    </Alert>
  );
};

/** The lines of a notice that says several things. */
export const NoticeLines = ({ children }: { children: ReactNode }) => (
  <ul className={`plain ${classes.lines}`}>{children}</ul>
);

/** The ways on from a notice. */
export const NoticeButtons = ({ children }: { children: ReactNode }) => (
  <Group gap={10} mt={10}>
    {children}
  </Group>
);

export type ErrorNoticeProps = {
  /** Whatever was thrown. */
  error: unknown;
  /** What failed, where the server's own heading says less. */
  title?: string;
  onRetry?: (() => void) | undefined;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
};

/** A failure where it belongs, with what to do: in a form, in a block, instead of a list. */
export const ErrorNotice = ({ error, title, onRetry, children, ref }: ErrorNoticeProps) => {
  const said = errorWords(error);
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <Notice ref={ref} tone="error" title={title ?? said.error}>
      <p>{said.message}</p>
      {requestId && (
        <Text fz="xs" mt={4} c="var(--text-quiet)">
          {texts.requestId(requestId)}
        </Text>
      )}
      {children}
      {onRetry && (
        <Button
          mt="xs"
          variant="default"
          size="compact-sm"
          leftSection={<IconRefresh size={15} stroke={1.75} aria-hidden />}
          onClick={onRetry}
        >
          {texts.retry}
        </Button>
      )}
    </Notice>
  );
};
