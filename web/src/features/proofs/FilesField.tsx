import { ActionIcon, Button, Group, Image, Input, Stack, Text } from '@mantine/core';
import { IconCamera, IconFileTypePdf, IconTrash } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { connectionLost } from '../../lib/connection.ts';
import { useStore } from '../../lib/store.ts';
import { proofRule } from '../../ui/files/checkFile.ts';
import { FileZone } from '../../ui/files/FileZone.tsx';
import { useObjectUrl } from '../../ui/files/useObjectUrl.ts';
import { Notice } from '../../ui/Notice.tsx';
import { fileSize } from '../../ui/parse/fileKind.ts';
import { Soft } from '../../ui/Soft.tsx';
import classes from './proofs.module.css';
import { texts } from './texts.ts';

const t = texts.form;
const CAMERA = 'image/*';
const isPdf = ({ type }: File): boolean => type === 'application/pdf';

/** A picture as it was chosen, before it is sent. */
const Preview = ({ file }: { file: File }) => (
  <Image w={48} h={40} flex="none" radius="sm" src={useObjectUrl(file)} alt="" />
);

type FileLineProps = { file: File; isBusy: boolean; onRemove: () => void };

const FileLine = ({ file, isBusy, onRemove }: FileLineProps) => (
  <Group renderRoot={(props) => <li {...props} />} wrap="nowrap" gap="xs">
    {isPdf(file) ? <IconFileTypePdf width={48} height={40} stroke={1.25} aria-hidden /> : <Preview file={file} />}
    <Text flex={1} miw={0} fz="sm" className="anywhere">
      {file.name} <Soft>{fileSize(file.size)}</Soft>
    </Text>
    <ActionIcon
      variant="subtle"
      color="gray"
      size={34}
      aria-label={t.leaveOut(file.name)}
      disabled={isBusy}
      onClick={onRemove}
    >
      <IconTrash size={17} stroke={1.75} aria-hidden />
    </ActionIcon>
  </Group>
);

/** Asks before a page that still has files to send is left. */
const useStay = (isNeeded: boolean): void => {
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
};

type FilesFieldProps = {
  id: string;
  label: string;
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
  isBusy: boolean;
  error: string | undefined;
  /** They were to be sent when the line was lost: that it is back does not send them. */
  isUnsent: boolean;
};

/** Pictures of what was delivered: from the camera, or chosen. They are kept while there is no connection. */
export const FilesField = ({ id, label, files, onChange, isBusy, error, isUnsent }: FilesFieldProps) => {
  const helpId = useId();
  const open = useRef<() => void>(null);
  const camera = useRef<HTMLInputElement>(null);
  const isOffline = useStore(connectionLost);
  useStay(files.length > 0);
  const add = (more: readonly File[]) => onChange([...files, ...more]);
  return (
    <Stack gap="xs">
      <Input.Wrapper
        labelElement="div"
        label={label}
        withAsterisk
        description={
          <span id={helpId}>
            {t.help} {proofRule.description}.
          </span>
        }
        error={error}
        errorProps={{ role: 'alert' }}
      >
        <FileZone accept={proofRule.accept} multiple openRef={open} disabled={isBusy} onDrop={add}>
          <Group gap="xs" mt={6}>
            <Button
              className={classes.camera ?? ''}
              leftSection={<IconCamera size={18} stroke={1.6} aria-hidden />}
              disabled={isBusy}
              onClick={() => camera.current?.click()}
            >
              {t.camera}
            </Button>
            {/* Said, since what would be first is not to be seen on every screen, and takes no focus there. */}
            <Button
              id={id}
              data-autofocus
              variant="default"
              aria-describedby={helpId}
              disabled={isBusy}
              onClick={() => open.current?.()}
            >
              {t.choose}
            </Button>
          </Group>
        </FileZone>
        <input
          ref={camera}
          hidden
          type="file"
          accept={CAMERA}
          capture="environment"
          aria-label={t.camera}
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])]);
            // The same picture can be chosen again after it was left out.
            currentTarget.value = '';
          }}
        />
      </Input.Wrapper>
      {files.length > 0 && (
        <Stack component="ul" className="plain" gap={6} aria-label={t.chosen}>
          {files.map((file, at) => (
            <FileLine
              // biome-ignore lint/suspicious/noArrayIndexKey: two pictures of a camera may be called alike
              key={`${at} ${file.name}`}
              file={file}
              isBusy={isBusy}
              onRemove={() => onChange(files.filter((one) => one !== file))}
            />
          ))}
        </Stack>
      )}
      {(isOffline || isUnsent) && files.length > 0 && (
        <Notice tone="warning" role="status" title={t.offline}>
          {t.offlineHint}
        </Notice>
      )}
    </Stack>
  );
};
