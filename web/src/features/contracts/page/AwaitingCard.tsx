import { Radio } from '@mantine/core';
import type { Contract } from '@sponsorat/api';
import { type Ref, useState } from 'react';
import { longDateTime } from '../../../lib/formats.ts';
import { DocumentUpload } from '../../../ui/files/DocumentUpload.tsx';
import type { Send } from '../../../ui/files/useUpload.ts';
import { Section } from '../../../ui/Section.tsx';
import { toast } from '../../../ui/toast.ts';
import { useUploadSigned } from '../contracts.queries.ts';
import { PdfLink, printUrl } from '../PdfLink.tsx';
import { texts } from '../texts.ts';
import classes from './cards.module.css';

const t = texts.awaiting;

type AwaitingCardProps = {
  contract: Contract;
  /** Where the signed copy is uploaded. */
  uploadRef?: Ref<HTMLDivElement>;
  onUploadFailed: (failure: unknown) => void;
};

/** An agreement that awaits its signature: the PDF to have signed, and where to upload the signed one. */
export const AwaitingCard = ({ contract, uploadRef, onUploadFailed }: AwaitingCardProps) => {
  const upload = useUploadSigned(contract.sponsorshipId);
  const [external, setExternal] = useState(false);
  const send: Send = async (file, how) => {
    try {
      await upload.mutateAsync({ contract, external, file, ...how });
      toast.success(t.done);
    } catch (cause) {
      if (!how.signal.aborted) onUploadFailed(cause);
      throw cause;
    }
  };
  const { confirmedBy, confirmedAt } = contract;
  return (
    <Section
      title={t.title}
      subtitle={
        <>
          {confirmedBy && <>{texts.history.by(confirmedBy, longDateTime(confirmedAt))} </>}
          {t.hint}
        </>
      }
    >
      <ol className={classes.steps}>
        <li className={classes.step}>
          <h3 className={classes.stepTitle}>{t.first}</h3>
          <p className={classes.hint}>{t.firstHint}</p>
          <PdfLink href={printUrl(contract.id)}>{t.pdf}</PdfLink>
        </li>
        <li className={classes.step}>
          <h3 className={classes.stepTitle}>{t.second}</h3>
          <Radio.Group
            label={t.whose}
            value={external ? 'club' : 'bank'}
            onChange={(value) => setExternal(value === 'club')}
          >
            <div className={classes.choices}>
              <Radio value="bank" label={t.bank} description={t.bankHint} />
              <Radio value="club" label={t.club} description={t.clubHint} />
            </div>
          </Radio.Group>
          <div ref={uploadRef} className={classes.upload}>
            <DocumentUpload label={t.upload} send={send} />
          </div>
        </li>
      </ol>
    </Section>
  );
};
