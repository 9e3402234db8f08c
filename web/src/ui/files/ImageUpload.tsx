import { ActionIcon, Box, Button, Stack, Text, Tooltip } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconCamera } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { Avatar, type AvatarProps, Logo } from '../Avatar.tsx';
import { texts } from '../texts.ts';
import { imageRule, photoRule } from './checkFile.ts';
import { FileZone } from './FileZone.tsx';
import classes from './files.module.css';
import { UploadStatus } from './UploadStatus.tsx';
import { useSquareCrop } from './useSquareCrop.tsx';
import { type Send, useUploads } from './useUploads.ts';

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
};

/** A picture that can be replaced, by its button or by dropping one on it. A person's is cut to a square first. */
export const ImageUpload = (props: ImageUploadProps) => {
  const { kind, label, src, name, send, size = 'xl', compact = false } = props;
  const id = useId();
  const open = useRef<() => void>(null);
  const crop = useSquareCrop();
  const [rule, prepare] = kind === 'person' ? [photoRule, crop.prepare] : [imageRule, undefined];
  const uploads = useUploads({ rule, prepare, single: true });
  const Picture = kind === 'logo' ? Logo : Avatar;
  const pick = () => {
    if (!uploads.isBusy) open.current?.();
  };
  return (
    <FileZone
      classNames={{ inner: classes.image ?? '' }}
      mod={{ compact }}
      accept={rule.accept}
      openRef={open}
      onDrop={(files) => uploads.start(files, send)}
    >
      <Box
        className={classes.picture ?? ''}
        pos="relative"
        display="inline-block"
        // So that the camera at its corner lies over no words below it.
        mb={compact ? 16 : 0}
        flex="none"
        bdrs={kind === 'person' ? '50%' : 'lg'}
        lh={0}
      >
        <Picture src={src} name={name} size={size} />
        {compact && (
          <Tooltip label={rule.description}>
            <ActionIcon
              className={classes.camera ?? ''}
              pos="absolute"
              right={-12}
              bottom={-18}
              radius="xl"
              size={26}
              aria-label={label}
              aria-describedby={id}
              aria-disabled={uploads.isBusy || undefined}
              onClick={pick}
            >
              <IconCamera size={15} stroke={1.75} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
      </Box>
      <Stack align="flex-start" gap={6} className={classes.beside ?? ''}>
        {!compact && (
          <Button variant="default" aria-describedby={id} aria-disabled={uploads.isBusy || undefined} onClick={pick}>
            {label}
          </Button>
        )}
        <Text id={id} fz="sm" c="dimmed" hidden={compact}>
          <Dropzone.Accept>{texts.upload.dropHere}</Dropzone.Accept>
          <Dropzone.Idle>{rule.description}</Dropzone.Idle>
        </Text>
        <UploadStatus uploads={uploads} />
      </Stack>
      {crop.dialog}
    </FileZone>
  );
};
