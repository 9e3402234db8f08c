import { Button, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconFileUpload } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { texts } from '../texts.ts';
import { documentRule } from './checkFile.ts';
import { FileZone } from './FileZone.tsx';
import classes from './files.module.css';
import { UploadStatus } from './UploadStatus.tsx';
import { type Send, useUploads } from './useUploads.ts';

export type DocumentUploadProps = {
  /** What the document is, e.g. "Underskrevet aftale". */
  label: string;
  send: Send;
  disabled?: boolean;
};

/** A PDF, picked or dropped: what it may be is said before, checked before it travels, and followed while it does. */
export const DocumentUpload = ({ label, send, disabled = false }: DocumentUploadProps) => {
  const id = useId();
  const open = useRef<() => void>(null);
  const uploads = useUploads({ rule: documentRule, single: true });
  return (
    <FileZone
      classNames={{ inner: classes.zone ?? '' }}
      accept={documentRule.accept}
      openRef={open}
      disabled={disabled}
      onDrop={(files) => uploads.start(files, send)}
    >
      <IconFileUpload className={classes.icon} size={26} stroke={1.5} aria-hidden />
      <div>
        <Text fw={600}>{label}</Text>
        <Text id={id} fz="sm" c="dimmed">
          <Dropzone.Accept>{texts.upload.dropHere}</Dropzone.Accept>
          <Dropzone.Idle>{documentRule.description}</Dropzone.Idle>
        </Text>
      </div>
      <div className={classes.pick}>
        <Button
          variant="default"
          aria-describedby={id}
          aria-label={`${texts.upload.choose}: ${label}`}
          disabled={disabled}
          // Not `disabled` while it works: it would lose the focus.
          aria-disabled={uploads.isBusy || undefined}
          onClick={() => !uploads.isBusy && open.current?.()}
        >
          {texts.upload.choose}
        </Button>
        <Text span fz="sm" c="dimmed" visibleFrom="xs">
          {texts.upload.orDrop}
        </Text>
      </div>
      <UploadStatus uploads={uploads} />
    </FileZone>
  );
};
