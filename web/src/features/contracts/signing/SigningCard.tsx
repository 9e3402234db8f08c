import { Box, Button, Group, Menu, Stack, Text } from '@mantine/core';
import type { Contract, Signer, Signing } from '@sponsorat/api';
import { signingLine } from '../../../domain/signing.rules.ts';
import { longDateTime } from '../../../lib/formats.ts';
import { RowMenu } from '../../../ui/ActionMenu.tsx';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { confirm } from '../../../ui/confirm.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PdfLink } from '../../../ui/PdfLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Soft } from '../../../ui/Soft.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { toast } from '../../../ui/toast.ts';
import { openChangeSigner, openRejectUpload } from '../dialogs.tsx';
import { useAcceptUpload, useCancelSigning, useRemind } from './signing.queries.ts';
import { texts } from './texts.ts';

type SignerRowProps = { contract: Contract; signer: Signer; canAct: boolean };

const SignerRow = ({ contract, signer, canAct }: SignerRowProps) => {
  const { mutate: remind, isPending } = useRemind(contract.sponsorshipId);
  const { id, name, email, state, at, mail, remindFrom } = signer;
  const isSigned = state === 'Underskrevet';
  const isEarly = remindFrom > new Date().toISOString();
  // What has not arrived is not sent yet.
  const shown = state === 'Sendt' && (mail === 'Venter' || mail === 'Fejlet') ? mail : state;
  const changeSigner = () => void openChangeSigner(contract, signer);
  const reference = { id: contract.id, version: contract.version, signerId: id };
  return (
    <Group component="li" gap="4px 12px" justify="space-between" wrap="nowrap">
      <Group flex={1} gap="2px 16px" miw={0} justify="space-between">
        <Stack gap={0} flex="1 1 14rem" miw={0}>
          <Text fw={550} className="anywhere">
            {name}
          </Text>
          <Soft className="anywhere">{email}</Soft>
        </Stack>
        <Stack gap={0} align="flex-start" flex="0 1 13rem">
          {/* Sent is all that is to be done of a mail; here somebody is waited for. */}
          <StatusBadge status={shown === 'Sendt' ? 'Venter' : shown}>{shown}</StatusBadge>
          <Soft>{longDateTime(at)}</Soft>
          {mail === 'Fejlet' && !isSigned && (
            <>
              <Text fz="sm" data-tone="negative" c="var(--tone)">
                {texts.bounced}
              </Text>
              {canAct && (
                <Button variant="default" size="compact-sm" mt={4} onClick={changeSigner}>
                  {texts.change}
                </Button>
              )}
            </>
          )}
          {mail === 'Venter' && !isSigned && <Soft>{texts.waiting}</Soft>}
        </Stack>
      </Group>
      {canAct && isSigned && <Box w="1.75rem" />}
      {canAct && !isSigned && (
        <RowMenu label={texts.menu(name)} busy={isPending}>
          <Menu.Item
            disabled={isEarly}
            onClick={() => remind(reference, { onSuccess: () => toast.success(texts.reminded(name)) })}
          >
            {texts.remind}
            {isEarly && (
              <Text span inherit display="block" fz="sm" c="dimmed">
                {texts.remindFrom(longDateTime(remindFrom))}
              </Text>
            )}
          </Menu.Item>
          <Menu.Item onClick={changeSigner}>{texts.change}</Menu.Item>
        </RowMenu>
      )}
    </Group>
  );
};

/** A copy that the club has sent back: to be looked at, and approved or sent back. */
const ReceivedCopy = ({ contract, upload }: { contract: Contract; upload: string }) => {
  const t = texts.received;
  const { mutate: accept, isPending } = useAcceptUpload(contract.sponsorshipId);
  const { id, version } = contract;
  const ask = async () => {
    if (!(await confirm({ title: t.acceptQuestion, message: t.acceptWhat, action: t.accept }))) return;
    accept({ id, version }, { onSuccess: () => toast.success(t.accepted) });
  };
  return (
    <Notice tone="info" title={t.title}>
      <Text>{t.hint}</Text>
      <Group gap="xs" mt="xs">
        <PdfLink href={upload}>{t.open}</PdfLink>
        <BusyButton busy={isPending} onClick={() => void ask()}>
          {t.accept}
        </BusyButton>
        <Button variant="default" onClick={() => void openRejectUpload(contract)}>
          {t.reject}
        </Button>
      </Group>
    </Notice>
  );
};

/** An agreement that is out for signature: who has signed, who is waited for, and what can be done about it. */
export const SigningCard = ({ contract, signing }: { contract: Contract; signing: Signing }) => {
  const { mutate: cancel, isPending } = useCancelSigning(contract.sponsorshipId);
  const { id, version } = contract;
  const ask = async () => {
    const { cancelQuestion: title, cancelLoss: message, cancelKeeps: details, cancelAction: action } = texts;
    const isSigned = signing.signed > 0;
    if (!(await confirm({ title, message, action, ...(isSigned && { details }), danger: true }))) return;
    cancel({ id, version }, { onSuccess: () => toast.success(texts.cancelled) });
  };
  return (
    <Section
      title={texts.title}
      subtitle={signingLine(signing)}
      actions={
        <BusyButton variant="default" busy={isPending} onClick={() => void ask()}>
          {texts.cancel}
        </BusyButton>
      }
    >
      <Stack gap="md">
        {signing.upload && <ReceivedCopy contract={contract} upload={signing.upload} />}
        <ul className="rows">
          {signing.signers.map((signer) => (
            <SignerRow key={signer.id} contract={contract} signer={signer} canAct={signing.state === 'Sendt'} />
          ))}
        </ul>
      </Stack>
    </Section>
  );
};
