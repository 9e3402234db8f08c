import { Button, Group, Progress, Stack } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { errorWords } from '../../lib/client.ts';
import { texts } from '../texts.ts';
import classes from './files.module.css';
import type { Uploads } from './useUploads.ts';

/** That a file was not uploaded, and why. */
export const failedWords = (name: string, failure: unknown): string =>
  `${texts.upload.failed(name)} ${errorWords(failure).message}`;

/** How far an upload has come, or why it did not. */
export const UploadStatus = ({ uploads: { list, retry, dismiss } }: { uploads: Uploads }) => {
  const upload = list.at(-1);
  if (!upload || upload.state.step === 'waiting' || upload.state.step === 'sent') return null;
  const { key, file, state } = upload;
  if (state.step === 'sending') {
    const percent = Math.round(state.share * 100);
    return (
      <Stack gap={6} miw="12.5rem" className={classes.status ?? ''}>
        <Group justify="space-between" wrap="nowrap" gap="sm" fz="sm">
          <span role="status">{percent < 100 ? texts.upload.progress(file.name) : texts.upload.processing}</span>
          {percent < 100 && <span className="amount">{`${percent} %`}</span>}
        </Group>
        <Progress value={percent} animated={percent === 100} aria-label={texts.upload.progress(file.name)} size={6} />
        <Button ml={-8} variant="subtle" style={{ alignSelf: 'start' }} size="compact-sm" onClick={() => dismiss(key)}>
          {texts.upload.stop}
        </Button>
      </Stack>
    );
  }
  return (
    <Group
      align="flex-start"
      wrap="nowrap"
      gap={8}
      fz="sm"
      c="var(--mantine-color-error)"
      className={classes.status ?? ''}
      role="alert"
    >
      <IconAlertCircle size={18} stroke={1.75} style={{ flex: 'none', marginTop: 1 }} aria-hidden />
      <span>
        {state.step === 'failed' ? failedWords(file.name, state.failure) : state.message}
        {state.step === 'failed' && (
          <Button ml="xs" variant="default" size="compact-sm" onClick={() => retry(key)}>
            {texts.retry}
          </Button>
        )}
      </span>
    </Group>
  );
};
