import { Button, Group, Progress, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { texts } from '../texts.ts';
import classes from './files.module.css';
import type { Upload } from './useUpload.ts';

/** How far an upload has come, or why it did not. */
export const UploadStatus = ({ upload: { state, retry, stop } }: { upload: Upload }) => {
  if (state.step === 'ready') return null;
  if (state.step === 'sending') {
    const percent = Math.round(state.share * 100);
    return (
      <div className={classes.status}>
        <Group justify="space-between" wrap="nowrap" gap="sm" fz="sm">
          <span role="status">{percent < 100 ? texts.upload.progress(state.name) : texts.upload.processing}</span>
          <span className="amount">{`${percent} %`}</span>
        </Group>
        <Progress value={percent} aria-label={texts.upload.progress(state.name)} size={6} />
        <Button ml={-8} variant="subtle" style={{ justifySelf: 'start' }} size="compact-sm" onClick={stop}>
          {texts.upload.stop}
        </Button>
      </div>
    );
  }
  return (
    <Text component="div" fz="sm" c="var(--mantine-color-error)" className={classes.error ?? ''} role="alert">
      <IconAlertCircle size={18} stroke={1.75} aria-hidden />
      <span>
        {state.message}
        {state.step === 'failed' && (
          <Button ml="xs" variant="default" size="compact-sm" onClick={retry}>
            {texts.retry}
          </Button>
        )}
      </span>
    </Text>
  );
};
