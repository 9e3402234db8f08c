import { Box, Button, Group, SimpleGrid, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import type { Contract, Signing } from '@sponsorat/api';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useState } from 'react';
import { isOut } from '../../../domain/signing.rules.ts';
import { ofContract } from '../../../domain/sponsorship.queries.ts';
import { longDate, longDateTime } from '../../../lib/formats.ts';
import { DocumentUpload } from '../../../ui/files/DocumentUpload.tsx';
import type { Send } from '../../../ui/files/useUploads.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { PdfLink } from '../../../ui/PdfLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { toast } from '../../../ui/toast.ts';
import { printUrl } from '../addresses.ts';
import classes from '../contracts.module.css';
import { useUploadSigned } from '../contracts.queries.ts';
import { openFailure, openSend } from '../dialogs.tsx';
import { proposalQuery } from '../signing/signing.queries.ts';
import { texts as signingTexts } from '../signing/texts.ts';
import { texts } from '../texts.ts';
import { WhoseDocument } from '../WhoseDocument.tsx';

const t = texts.awaiting;

/** Why the last sending came to nothing; nothing where there is nothing to tell. */
const failureOf = (signing: Signing | null) => {
  if (signing?.state === 'Udløbet')
    return <Notice tone="warning" title={signingTexts.expired(longDate(signing.deadline))} />;
  const decliner = signing?.state === 'Afvist' && signing.signers.find(({ state }) => state === 'Afvist');
  return (
    decliner && (
      <Notice tone="warning" title={signingTexts.declined(decliner.name)}>
        {decliner.reason}
      </Notice>
    )
  );
};

type StepProps = { at: number; title: string; children: ReactNode };
const Step = ({ at, title, children }: StepProps) => (
  <Stack component="li" align="flex-start" gap={10} miw={0}>
    <Group gap={10}>
      <ThemeIcon variant="light" radius="xl" size={26} fz="sm" aria-hidden>
        {at}
      </ThemeIcon>
      <Title order={3}>{title}</Title>
    </Group>
    {children}
  </Stack>
);

type AwaitingCardProps = {
  contract: Contract;
  /** The bank does not keep to paper. */
  maySend: boolean;
  /** Where the signed copy is uploaded. */
  uploadRef?: Ref<HTMLDivElement>;
};

/** An agreement that awaits its signature: the PDF to have signed, and where to upload the signed one. */
export const AwaitingCard = ({ contract, maySend, uploadRef }: AwaitingCardProps) => {
  const upload = useUploadSigned(contract.sponsorshipId);
  const [external, setExternal] = useState(false);
  const send: Send = async (file, how) => {
    try {
      await upload.mutateAsync({ contract, external, file, ...how });
      toast.success(t.done);
    } catch (cause) {
      if (!how.signal.aborted) void openFailure(cause);
      throw cause;
    }
  };
  const { confirmedBy, confirmedAt, signing } = contract;
  const isSent = isOut(signing);
  const mayAsk = maySend && !isSent;
  // Where nothing can be sent, the signed copy is what there is to do.
  const isStopped = useQuery({ ...proposalQuery(ofContract(contract)), enabled: mayAsk }).data?.obstacle != null;
  const failure = failureOf(signing);
  return (
    <Section
      title={isSent ? signingTexts.paper : t.title}
      subtitle={
        <>
          {confirmedBy && <>{texts.history.by(confirmedBy, longDateTime(confirmedAt))} </>}
          {t.hint}
        </>
      }
      actions={
        mayAsk && (
          <Button
            variant={isStopped ? 'default' : 'filled'}
            leftSection={<IconSend size={17} stroke={1.75} aria-hidden />}
            onClick={() => void openSend(contract)}
          >
            {failure ? signingTexts.sendAgain : signingTexts.send}
          </Button>
        )
      }
    >
      {failure && <Box mb="lg">{failure}</Box>}
      <SimpleGrid component="ol" className="plain" cols={{ base: 1, sm: 2 }} spacing="xl" verticalSpacing="lg">
        <Step at={1} title={t.first}>
          <Text c="dimmed">{t.firstHint}</Text>
          <PdfLink href={printUrl(contract.id)}>{t.pdf}</PdfLink>
        </Step>
        <Step at={2} title={t.second}>
          <WhoseDocument label={t.whose} external={external} onChange={setExternal} />
          <Box ref={uploadRef} w="100%" className={classes.upload ?? ''}>
            <DocumentUpload label={t.upload} send={send} />
          </Box>
        </Step>
      </SimpleGrid>
    </Section>
  );
};
