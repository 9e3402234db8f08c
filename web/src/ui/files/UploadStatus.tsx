import { Button, Progress } from '@mantine/core';
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
        <div className={classes.progressText}>
          <span role="status">{percent < 100 ? texts.upload.progress(state.name) : texts.upload.processing}</span>
          <span className={classes.percent}>{`${percent} %`}</span>
        </div>
        <Progress value={percent} aria-label={texts.upload.progress(state.name)} size={6} />
        <Button className={classes.stop ?? ''} variant="subtle" size="compact-sm" onClick={stop}>
          {texts.upload.stop}
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.error} role="alert">
      <IconAlertCircle size={18} stroke={1.75} aria-hidden />
      <span>
        {state.message}
        {state.step === 'failed' && (
          <Button className={classes.retry ?? ''} variant="default" size="compact-sm" onClick={retry}>
            {texts.retry}
          </Button>
        )}
      </span>
    </div>
  );
};
