import { Button } from '@mantine/core';
import type { Contract } from '@sponsorat/api';
import { useState } from 'react';
import { longDate, longDateTime } from '../../../lib/formats.ts';
import { RemoveButton } from '../../../ui/BusyButton.tsx';
import { Section } from '../../../ui/Section.tsx';
import { PdfLink, printUrl } from '../PdfLink.tsx';
import { texts } from '../texts.ts';
import classes from './cards.module.css';
import { DeleteFileDialog } from './DeleteFileDialog.tsx';

const t = texts.signed;

/** The document that was signed: shown where the browser can, to be fetched, and to be removed with a reason. */
export const SignedCard = ({ contract }: { contract: Contract }) => {
  const [asking, setAsking] = useState(false);
  const [shown, setShown] = useState(false);
  const { signedDocument, signedDocumentExternal, approvedBy, approvedAt, confirmedBy, confirmedAt } = contract;
  const { signedOn } = contract;
  return (
    <Section
      title={t.title}
      subtitle={signedDocumentExternal ? t.external : t.own}
      actions={
        <>
          {signedDocument && <PdfLink href={signedDocument}>{t.open}</PdfLink>}
          <RemoveButton onClick={() => setAsking(true)}>{texts.deleteFile.action}</RemoveButton>
        </>
      }
    >
      <dl className={classes.history}>
        {confirmedBy && (
          <div>
            <dt>{texts.history.confirmed}</dt>
            <dd>{texts.history.byAt(confirmedBy, longDateTime(confirmedAt))}</dd>
          </div>
        )}
        {signedOn && (
          <div>
            <dt>{texts.history.signed}</dt>
            <dd>{longDate(signedOn)}</dd>
          </div>
        )}
        {approvedBy && (
          <div>
            <dt>{texts.history.approved}</dt>
            <dd>{texts.history.byAt(approvedBy, longDateTime(approvedAt))}</dd>
          </div>
        )}
      </dl>
      <div className={classes.links}>
        {signedDocument && navigator.pdfViewerEnabled && (
          <Button variant="subtle" size="compact-md" aria-expanded={shown} onClick={() => setShown(!shown)}>
            {shown ? t.hideFrame : t.showFrame}
          </Button>
        )}
        <Button
          variant="subtle"
          size="compact-md"
          component="a"
          href={printUrl(contract.id)}
          target="_blank"
          rel="noreferrer"
        >
          {t.confirmedPdf}
        </Button>
      </div>
      {shown && signedDocument && <iframe className={classes.frame} src={signedDocument} title={t.frame} />}
      <DeleteFileDialog contract={contract} opened={asking} onClose={() => setAsking(false)} />
    </Section>
  );
};
