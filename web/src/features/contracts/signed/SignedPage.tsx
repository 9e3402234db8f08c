import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { limits } from '@sponsorat/api';
import { IconFileUpload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { ActionRow } from '../../../ui/ActionRow.tsx';
import { documentRule } from '../../../ui/files/checkFile.ts';
import { UploadZone } from '../../../ui/files/UploadZone.tsx';
import type { UploadState } from '../../../ui/files/useUploads.ts';
import { useLeaveGuard } from '../../../ui/form/useLeaveGuard.ts';
import { ErrorNotice, Notice } from '../../../ui/Notice.tsx';
import { Page } from '../../../ui/Page.tsx';
import { fileSize } from '../../../ui/parse/fileKind.ts';
import { Rows } from '../../../ui/Rows.tsx';
import { Card, Section } from '../../../ui/Section.tsx';
import { Soft } from '../../../ui/Soft.tsx';
import { WhoseDocument } from '../WhoseDocument.tsx';
import { AgreementPicker } from './AgreementPicker.tsx';
import { SignedFileRow } from './SignedFileRow.tsx';
import {
  agreementLine,
  groupFiles,
  MOST_FILES,
  type SignedFile,
  type SignedFileGroups,
  soleProposal,
  toSend,
} from './signed-files.rules.ts';
import { texts as t } from './texts.ts';
import { type SignedFiles, useSignedFiles } from './useSignedFiles.ts';

const count = (files: readonly SignedFile[], step: UploadState['step']): number =>
  files.filter(({ upload }) => upload?.step === step).length;

/** Whose agreements they are, and what uploads them. */
const Sending = ({ signed, groups }: { signed: SignedFiles; groups: SignedFileGroups }) => {
  const [external, setExternal] = useState(false);
  const { ready } = groups;
  const waiting = toSend(groups);
  const [done, failed] = [count(ready, 'sent'), count(ready, 'failed')];
  if (signed.isRunning)
    return (
      <Group justify="space-between">
        <Stack flex="1 1 16rem" gap={6}>
          <span role="status">{t.progress(done, ready.length)}</span>
          <Progress value={(100 * done) / ready.length} aria-label={t.uploading} size={8} />
        </Stack>
        <Button variant="default" onClick={signed.stop}>
          {t.stop}
        </Button>
      </Group>
    );
  return (
    <Stack>
      <div role="status">
        {done > 0 && <Text fw={600}>{t.finished(done)}</Text>}
        {failed > 0 && <Soft component="p">{t.failed(failed)}</Soft>}
        {done === 0 && failed === 0 && !signed.matching.error && (
          <Text>{t.summary(ready.length, signed.files.length)}</Text>
        )}
      </div>
      {waiting.length > 0 && (
        <>
          <WhoseDocument label={t.whose} external={external} onChange={setExternal} />
          <ActionRow hint={t.oneByOne}>
            <Button onClick={() => signed.upload(waiting, external)}>{t.upload(waiting.length)}</Button>
          </ActionRow>
        </>
      )}
    </Stack>
  );
};

/** So many proposals stand as buttons; the others are found by the club's name. */
const MOST_PROPOSED = 3;

const missingWhy = ({ numbers, proposals = [] }: SignedFile, { error }: SignedFiles['matching']) => {
  if (proposals.length > 0) return t.proposed(proposals.length);
  if (numbers.length === 0) return t.noNumber;
  return error ? null : t.unknown(numbers);
};

const Groups = ({ signed, groups: { missing, refused, ready } }: { signed: SignedFiles; groups: SignedFileGroups }) => {
  const sole = missing.filter(soleProposal).length;
  return (
    <>
      {missing.length > 0 && (
        <Section
          title={t.missing(missing.length)}
          subtitle={t.missingHint}
          actions={
            sole > 1 && (
              <Button variant="light" onClick={signed.takeProposals}>
                {t.takeAll(sole)}
              </Button>
            )
          }
        >
          <Rows>
            {missing.map((file) => (
              <SignedFileRow
                key={file.key}
                file={file}
                why={missingWhy(file, signed.matching)}
                onRemove={() => signed.remove(file.key)}
              >
                {file.proposals?.slice(0, MOST_PROPOSED).map((agreement) => (
                  <Button
                    key={agreement.contractId}
                    variant="default"
                    maw="100%"
                    h="auto"
                    mih={36}
                    py={6}
                    mb={6}
                    // On a phone a club's name goes on below.
                    styles={{ label: { whiteSpace: 'normal', textAlign: 'left' } }}
                    onClick={() => signed.choose(file.key, agreement)}
                  >
                    {agreementLine(agreement)}
                  </Button>
                ))}
                <AgreementPicker fileName={file.file.name} onPick={(agreement) => signed.choose(file.key, agreement)} />
              </SignedFileRow>
            ))}
          </Rows>
        </Section>
      )}
      {refused.length > 0 && (
        <Section title={t.refused(refused.length)}>
          <Rows>
            {refused.map(({ file, why }) => (
              <SignedFileRow key={file.key} file={file} why={why} onRemove={() => signed.remove(file.key)} />
            ))}
          </Rows>
        </Section>
      )}
      {ready.length > 0 && (
        <Section title={t.ready(ready.length)}>
          <Rows>
            {ready.map((file) => (
              <SignedFileRow
                key={file.key}
                file={file}
                why={file.by ? t.found[file.by] : null}
                fixed={signed.isRunning || file.upload?.step === 'sent'}
                onRemove={() => signed.remove(file.key)}
              />
            ))}
          </Rows>
        </Section>
      )}
    </>
  );
};

/**
 * Many signed agreements at once: each file finds its agreement by its name, the rest is proposed or chosen by hand. What
 * comes of them may be a question, which stands over them once they are uploaded.
 */
export const SignedPage = ({ afterUploads }: { afterUploads: ReactNode }) => {
  const signed = useSignedFiles();
  const { files, leftOut, matching, isRunning } = signed;
  const groups = groupFiles(files, t.sameAs);
  useLeaveGuard({ isDirty: () => isRunning, saveDraft: () => {} }, { title: t.leaveTitle, message: t.leaveMessage });
  return (
    <Page title={t.title} subtitle={t.subtitle} width="form">
      {!isRunning && count(files, 'sent') > 0 && afterUploads}
      <Card>
        <Stack>
          <UploadZone
            rule={documentRule}
            icon={IconFileUpload}
            label={t.zone}
            hint={
              <>
                {t.rule(MOST_FILES, fileSize(limits.document))}
                <br />
                {t.example}
              </>
            }
            words={t}
            multiple
            busy={isRunning}
            onFiles={(given) => {
              if (!isRunning) void signed.add(given);
            }}
          />
          {leftOut > 0 && <Notice tone="warning">{t.tooMany(MOST_FILES, leftOut)}</Notice>}
          {matching.error && <ErrorNotice error={matching.error} title={t.matchFailed} onRetry={matching.retry} />}
          {files.length > 0 &&
            (matching.busy ? <Text role="status">{t.searching}</Text> : <Sending signed={signed} groups={groups} />)}
        </Stack>
      </Card>
      {!matching.busy && <Groups signed={signed} groups={groups} />}
    </Page>
  );
};
