import { Button, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import type { Icon } from '@tabler/icons-react';
import { type ReactNode, useId, useRef } from 'react';
import { texts } from '../texts.ts';
import type { FileRule } from './checkFile.ts';
import { FileZone } from './FileZone.tsx';
import classes from './files.module.css';

type UploadZoneProps = {
  rule: FileRule;
  icon: Icon;
  /** What is uploaded, e.g. "Underskrevet aftale". */
  label: string;
  /** What it may be, where the rule does not say it all. */
  hint?: ReactNode;
  words?: { choose: string; dropHere: string; orDrop: string };
  /** The button's full name, where there are several zones. */
  buttonLabel?: string;
  multiple?: boolean;
  busy: boolean;
  onFiles: (files: readonly File[]) => void;
  /** How far it is. */
  children?: ReactNode;
};

/** Where files are dropped, or picked by its button: what they may be is said before. */
export const UploadZone = ({
  rule,
  icon: ZoneIcon,
  label,
  hint = rule.description,
  words = texts.upload,
  buttonLabel,
  multiple = false,
  busy,
  onFiles,
  children,
}: UploadZoneProps) => {
  const id = useId();
  const open = useRef<() => void>(null);
  return (
    <FileZone
      classNames={{ inner: `drop-zone ${classes.zone}` }}
      accept={rule.accept}
      multiple={multiple}
      openRef={open}
      onDrop={onFiles}
    >
      <ZoneIcon color="var(--accent)" size={26} stroke={1.5} aria-hidden />
      <div>
        <Text fw={600}>{label}</Text>
        <Text id={id} fz="sm" c="dimmed">
          <Dropzone.Accept>{words.dropHere}</Dropzone.Accept>
          <Dropzone.Idle>{hint}</Dropzone.Idle>
        </Text>
      </div>
      <Stack align="center" gap={2} className={classes.pick ?? ''}>
        <Button
          variant="default"
          aria-describedby={id}
          aria-label={buttonLabel}
          // Not `disabled` while it works: it would lose the focus.
          aria-disabled={busy || undefined}
          onClick={() => !busy && open.current?.()}
        >
          {words.choose}
        </Button>
        <Text span fz="sm" c="dimmed" visibleFrom="xs">
          {words.orDrop}
        </Text>
      </Stack>
      {children}
    </FileZone>
  );
};
