import { Button } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { texts } from '../texts.ts';
import { documentRule } from './checkFile.ts';
import classes from './files.module.css';
import { UploadStatus } from './UploadStatus.tsx';
import { useFileDrop } from './useFileDrop.ts';
import { type Send, useUpload } from './useUpload.ts';

export type DocumentUploadProps = {
  /** What the document is, e.g. "Underskrevet aftale". */
  label: string;
  send: Send;
  disabled?: boolean;
};

/** A PDF, picked or dropped: what it may be is said before, checked before it travels, and followed while it does. */
export const DocumentUpload = ({ label, send, disabled = false }: DocumentUploadProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const upload = useUpload(documentRule, send);
  const { over, zone } = useFileDrop(upload.start);
  const busy = upload.state.step === 'sending';
  return (
    <div className={classes.zone} data-over={(over && !disabled) || undefined} {...(disabled ? {} : zone)}>
      <IconFileUpload className={classes.icon} size={26} stroke={1.5} aria-hidden />
      <div>
        <p className={classes.label}>{label}</p>
        <p id={id} className={classes.rule}>
          {over ? texts.upload.dropHere : documentRule.description}
        </p>
      </div>
      <div className={classes.pick}>
        <Button
          variant="default"
          aria-describedby={id}
          aria-label={`${texts.upload.choose}: ${label}`}
          disabled={disabled || busy}
          onClick={() => input.current?.click()}
        >
          {texts.upload.choose}
        </Button>
        <span className={classes.or}>{texts.upload.orDrop}</span>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={documentRule.accept}
        onChange={(event) => {
          upload.start([...(event.currentTarget.files ?? [])]);
          // The same file can be picked again once it is mended.
          event.currentTarget.value = '';
        }}
      />
      <UploadStatus upload={upload} />
    </div>
  );
};
