import { IconFileUpload } from '@tabler/icons-react';
import { texts } from '../texts.ts';
import { documentRule } from './checkFile.ts';
import { UploadStatus } from './UploadStatus.tsx';
import { UploadZone } from './UploadZone.tsx';
import { type Send, useUploads } from './useUploads.ts';

export type DocumentUploadProps = {
  /** What the document is, e.g. "Underskrevet aftale". */
  label: string;
  send: Send;
};

/** A PDF, picked or dropped, checked before it travels, and followed while it does. */
export const DocumentUpload = ({ label, send }: DocumentUploadProps) => {
  const uploads = useUploads({ rule: documentRule, single: true });
  return (
    <UploadZone
      rule={documentRule}
      icon={IconFileUpload}
      label={label}
      buttonLabel={`${texts.upload.choose}: ${label}`}
      busy={uploads.isBusy}
      onFiles={(files) => uploads.start(files, send)}
    >
      <UploadStatus uploads={uploads} />
    </UploadZone>
  );
};
