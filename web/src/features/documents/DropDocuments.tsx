import { Box, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { type DocumentKind, documentKinds } from '@sponsorat/api';
import { IconAlertCircle, IconFileUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { invalidateSponsorship } from '../../domain/sponsorship.queries.ts';
import { optionsOfValues } from '../../ui/fields/SelectField.tsx';
import { folderRule } from '../../ui/files/checkFile.ts';
import { FileZone } from '../../ui/files/FileZone.tsx';
import { failedWords } from '../../ui/files/UploadStatus.tsx';
import { type Upload, type Uploads, useUploads } from '../../ui/files/useUploads.ts';
import { FilterSelect } from '../../ui/list/FilterSelect.tsx';
import { LabelsShown } from '../../ui/list/filterLabels.ts';
import { texts as uiTexts } from '../../ui/texts.ts';
import { toast } from '../../ui/toast.ts';
import classes from './documents.module.css';
import { sendDocument } from './documents.queries.ts';
import { texts } from './texts.ts';

const BASE: DocumentKind = 'Andet';
const kinds = optionsOfValues(documentKinds);

type UploadLineProps = { upload: Upload; uploads: Uploads };

const UploadLine = ({ upload, uploads }: UploadLineProps) => {
  const { key, state } = upload;
  const { name } = upload.file;
  if (state.step === 'sent') return null;
  if (state.step === 'waiting' || state.step === 'sending') {
    const percent = state.step === 'sending' ? Math.round(state.share * 100) : 0;
    const said = percent < 100 ? uiTexts.upload.progress(name) : uiTexts.upload.processing;
    return (
      <Stack renderRoot={(props) => <li {...props} />} gap={6} py="xs" fz="sm">
        <Group justify="space-between" wrap="nowrap" gap="sm">
          <Text span inherit className="anywhere">
            {state.step === 'sending' ? said : name}
          </Text>
          <span className="amount">{state.step === 'sending' ? `${percent} %` : texts.waiting}</span>
        </Group>
        <Progress value={percent} aria-label={uiTexts.upload.progress(name)} size={6} />
        <Button
          ml={-8}
          style={{ alignSelf: 'flex-start' }}
          variant="subtle"
          size="compact-sm"
          aria-label={texts.stopOf(name)}
          onClick={() => uploads.dismiss(key)}
        >
          {uiTexts.upload.stop}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack renderRoot={(props) => <li {...props} />} gap={6} py="xs" fz="sm">
      <Group wrap="nowrap" align="flex-start" gap="xs" c="var(--mantine-color-error)" className="anywhere" role="alert">
        <IconAlertCircle size={18} stroke={1.75} aria-hidden />
        <span>{state.step === 'failed' ? failedWords(name, state.failure) : state.message}</span>
      </Group>
      <Group gap="xs">
        {state.step === 'failed' && (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={texts.retryOf(name)}
            onClick={() => uploads.retry(key)}
          >
            {texts.retry}
          </Button>
        )}
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={texts.dismissOf(name)}
          onClick={() => uploads.dismiss(key)}
        >
          {texts.dismiss}
        </Button>
      </Group>
    </Stack>
  );
};

/** Where files are dropped or picked, and what becomes of each. */
export const DropDocuments = ({ sponsorshipId }: { sponsorshipId: number }) => {
  const id = useId();
  const open = useRef<() => void>(null);
  const [kind, setKind] = useState<DocumentKind>();
  const queryClient = useQueryClient();
  // The titles under which they lie in the folder.
  const sent = useRef<string[]>([]);
  const uploads = useUploads({
    rule: folderRule,
    onIdle: () => {
      const [only, ...others] = sent.current.splice(0);
      if (only !== undefined) toast.success(others.length === 0 ? texts.sent(only) : texts.allSent(others.length + 1));
    },
  });
  const start = (files: readonly File[]) =>
    uploads.start(files, async (file, how) => {
      const { title } = await sendDocument(sponsorshipId, file, { kind: kind ?? BASE, ...how });
      sent.current.push(title);
      void invalidateSponsorship(queryClient, sponsorshipId);
    });
  const shown = uploads.list.filter(({ state }) => state.step !== 'sent');
  return (
    <Stack gap="sm">
      <FileZone
        classNames={{ inner: `drop-zone ${classes.zone}` }}
        accept={folderRule.accept}
        multiple
        openRef={open}
        onDrop={start}
      >
        <IconFileUpload color="var(--accent)" size={24} stroke={1.5} aria-hidden />
        <Text fz="sm" c="dimmed" textWrap="balance" id={id}>
          <Dropzone.Accept>{uiTexts.upload.dropHere}</Dropzone.Accept>
          <Dropzone.Idle>{folderRule.description}</Dropzone.Idle>
        </Text>
        <Group gap="xs" align="flex-end" className={classes.choose ?? ''}>
          <Box flex="1 1 8rem">
            <LabelsShown value>
              <FilterSelect<DocumentKind>
                label={texts.kind}
                all={BASE}
                options={kinds}
                value={kind}
                base={BASE}
                onChange={setKind}
              />
            </LabelsShown>
          </Box>
          <Button
            variant="default"
            aria-describedby={id}
            aria-label={texts.chooseLabel}
            onClick={() => open.current?.()}
          >
            {texts.choose}
          </Button>
        </Group>
      </FileZone>
      {shown.length > 0 && (
        <ul className="plain" aria-label={texts.uploads}>
          {shown.map((upload) => (
            <UploadLine key={upload.key} upload={upload} uploads={uploads} />
          ))}
        </ul>
      )}
    </Stack>
  );
};
