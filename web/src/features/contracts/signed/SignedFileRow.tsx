import { ActionIcon, Anchor, Box, Group, Progress } from '@mantine/core';
import { IconCircleCheck, IconFileTypePdf, IconFileX, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { errorWords } from '../../../lib/client.ts';
import { TextLink } from '../../../ui/links.tsx';
import { RowError, RowWords } from '../../../ui/Rows.tsx';
import { Soft } from '../../../ui/Soft.tsx';
import { toContract } from '../addresses.ts';
import { type Agreement, agreementLine, type SignedFile } from './signed-files.rules.ts';
import { texts as t } from './texts.ts';

const AgreementLink = ({ agreement }: { agreement: Agreement }) => (
  <TextLink
    {...toContract({ sponsorshipId: agreement.sponsorshipId, id: agreement.contractId })}
    // Its own tab: the files would be gone from this one.
    target="_blank"
  >
    {agreementLine(agreement)}
  </TextLink>
);

/** Opens a file before it is uploaded, to see whose it is: as a PDF, whatever it says that it is. */
const FileLink = ({ file }: { file: File }) => (
  <Anchor
    component="button"
    type="button"
    fw={600}
    ta="start"
    onClick={() => {
      const url = URL.createObjectURL(new Blob([file], { type: 'application/pdf' }));
      window.open(url);
      // By then it is shown; what is not given back stays in memory for as long as the page.
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    }}
  >
    {file.name}
  </Anchor>
);

const UploadProgress = ({ upload, name }: { upload: SignedFile['upload']; name: string }) => {
  if (upload?.step === 'sent')
    return (
      <Group component="span" gap={6} c="var(--good)">
        <IconCircleCheck size={18} stroke={1.75} aria-hidden />
        {t.fileDone}
      </Group>
    );
  return (
    upload?.step === 'sending' && <Progress w="8rem" mt={8} value={upload.share * 100} aria-label={name} size={6} />
  );
};

type SignedFileRowProps = {
  file: SignedFile;
  /** Why it is where it stands. */
  why?: string | null;
  /** It stays: it is uploaded, or that is under way. */
  fixed?: boolean;
  onRemove: () => void;
  /** Chooses its agreement. */
  children?: ReactNode;
};

/** A file with the agreement that it belongs to, and how far it is. */
export const SignedFileRow = ({ file, why, fixed = false, onRemove, children }: SignedFileRowProps) => {
  const { agreement, upload } = file;
  const { name } = file.file;
  const Icon = file.refusal ? IconFileX : IconFileTypePdf;
  return (
    <Group component="li" wrap="nowrap" align="flex-start" gap={14} py="sm">
      <Icon size={22} stroke={1.5} color="var(--text-soft)" style={{ flex: 'none' }} aria-hidden />
      <Group flex={1} miw={0} align="flex-start" justify="space-between" gap="4px 16px">
        <RowWords>
          <FileLink file={file.file} />
          {agreement && <AgreementLink agreement={agreement} />}
          {why && <Soft>{why}</Soft>}
          {upload?.step === 'failed' && <RowError>{errorWords(upload.failure).message}</RowError>}
        </RowWords>
        {children ? (
          <Box w="22rem" maw="100%">
            {children}
          </Box>
        ) : (
          <UploadProgress upload={upload} name={name} />
        )}
      </Group>
      {!fixed && (
        <ActionIcon variant="subtle" color="gray" size={32} aria-label={t.remove(name)} onClick={onRemove}>
          <IconX size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  );
};
