import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { Avatar, type AvatarProps, Logo } from '../Avatar.tsx';
import { texts } from '../texts.ts';
import { imageRule, photoRule } from './checkFile.ts';
import classes from './files.module.css';
import { UploadStatus } from './UploadStatus.tsx';
import { useFileDrop } from './useFileDrop.ts';
import { useSquareCrop } from './useSquareCrop.tsx';
import { type Send, useUpload } from './useUpload.ts';

export type ImageUploadProps = {
  kind: 'logo' | 'person';
  /** What is uploaded, e.g. "Upload logo": the name of the button. */
  label: string;
  src: string | null;
  /** Whose it is, for the initials where there is none. */
  name: string;
  send: Send;
  size?: NonNullable<AvatarProps['size']>;
  /** Only the picture and its camera, e.g. in a header; the rule is in the tooltip. */
  compact?: boolean;
  disabled?: boolean;
};

/** A picture that can be replaced, by its button or by dropping one on it. A person's is cut to a square first. */
export const ImageUpload = (props: ImageUploadProps) => {
  const { kind, label, src, name, send, size = 'xl', compact = false, disabled = false } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const crop = useSquareCrop();
  const [rule, prepare] = kind === 'person' ? [photoRule, crop.prepare] : [imageRule, undefined];
  const upload = useUpload(rule, send, prepare);
  const { over, zone } = useFileDrop(upload.start);
  const busy = upload.state.step === 'sending';
  const Picture = kind === 'logo' ? Logo : Avatar;
  const pick = () => {
    if (!busy) input.current?.click();
  };
  return (
    <div className={classes.image} data-compact={compact || undefined}>
      <div
        className={classes.picture}
        data-kind={kind}
        data-over={(over && !disabled) || undefined}
        {...(disabled ? {} : zone)}
      >
        <Picture src={src} name={name} size={size} />
        {compact && (
          <Tooltip label={rule.description}>
            <ActionIcon
              className={classes.camera ?? ''}
              radius="xl"
              size={30}
              aria-label={label}
              aria-describedby={id}
              disabled={disabled}
              aria-disabled={busy || undefined}
              onClick={pick}
            >
              <IconCamera size={16} stroke={1.75} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
      <div className={classes.beside}>
        {!compact && (
          <Button
            variant="default"
            aria-describedby={id}
            disabled={disabled}
            aria-disabled={busy || undefined}
            onClick={pick}
          >
            {label}
          </Button>
        )}
        <p id={id} className={classes.rule} hidden={compact}>
          {over ? texts.upload.dropHere : rule.description}
        </p>
        <UploadStatus upload={upload} />
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={rule.accept}
        onChange={(event) => {
          upload.start([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      {crop.dialog}
    </div>
  );
};
