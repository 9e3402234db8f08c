import { Anchor, Box, Button, Group } from '@mantine/core';
import type { Contract } from '@sponsorat/api';
import { useState } from 'react';
import { longDate, longDateTime } from '../../../lib/formats.ts';
import { RemoveButton } from '../../../ui/BusyButton.tsx';
import { Fact } from '../../../ui/Fact.tsx';
import { PdfLink } from '../../../ui/PdfLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { texts as uiTexts } from '../../../ui/texts.ts';
import { printUrl } from '../addresses.ts';
import { openDeleteFile } from '../dialogs.tsx';
import { texts } from '../texts.ts';

const t = texts.signed;

/** The document that was signed: shown where the browser can, to be fetched, and to be removed with a reason. */
export const SignedCard = ({ contract }: { contract: Contract }) => {
  const [shown, setShown] = useState(false);
  const { signedDocument, signedDocumentExternal, approvedBy, approvedAt, confirmedBy, confirmedAt } = contract;
  const { signedOn, signing } = contract;
  const { history } = texts;
  // By its signers: nobody has uploaded anything.
  const signedHere = signing?.state === 'Underskrevet' && signing.signed === signing.of;
  return (
    <Section
      title={t.title}
      subtitle={signedDocumentExternal ? t.external : t.own}
      actions={
        <>
          {signedDocument && <PdfLink href={signedDocument}>{t.open}</PdfLink>}
          <RemoveButton onClick={() => void openDeleteFile(contract)}>{texts.deleteFile.action}</RemoveButton>
        </>
      }
    >
      {/* A phone has them under Historik. */}
      <Group component="dl" className="plain" gap="10px 40px" visibleFrom="xs">
        {confirmedBy && (
          <Fact label={history.confirmed}>{uiTexts.record.by(confirmedBy, longDateTime(confirmedAt))}</Fact>
        )}
        {signedOn && <Fact label={history.signed}>{longDate(signedOn)}</Fact>}
        {approvedBy && (
          <Fact label={signedHere ? history.signedHere : history.approved}>
            {signedHere ? longDateTime(approvedAt) : uiTexts.record.by(approvedBy, longDateTime(approvedAt))}
          </Fact>
        )}
      </Group>
      {signedOn && (
        <Group component="dl" className="plain" hiddenFrom="xs">
          <Fact label={history.signed}>{longDate(signedOn)}</Fact>
        </Group>
      )}
      <Group gap="4px 16px" mt="sm">
        {signedDocument && navigator.pdfViewerEnabled && (
          <Button variant="subtle" size="compact-md" ml={-10} aria-expanded={shown} onClick={() => setShown(!shown)}>
            {shown ? t.hideFrame : t.showFrame}
          </Button>
        )}
        <Anchor href={printUrl(contract.id)} target="_blank" rel="noreferrer">
          {t.confirmedPdf}
        </Anchor>
      </Group>
      {shown && signedDocument && (
        <Box
          component="iframe"
          display="block"
          w="100%"
          h="min(80vh, 900px)"
          mt="md"
          bd="1px solid var(--line)"
          src={signedDocument}
          title={t.frame}
        />
      )}
    </Section>
  );
};
