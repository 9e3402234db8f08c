import { Radio } from '@mantine/core';
import type { Contract } from '@sponsorat/api';
import { useState } from 'react';
import { longDateTime } from '../../../lib/formats.ts';
import { DocumentUpload } from '../../../ui/files/DocumentUpload.tsx';
import type { Send } from '../../../ui/files/useUpload.ts';
import { Section } from '../../../ui/Section.tsx';
import { toast } from '../../../ui/toast.ts';
import { useUploadSigned } from '../contracts.queries.ts';
import { PdfLink, printUrl } from '../PdfLink.tsx';
import { texts } from '../texts.ts';
import classes from './cards.module.css';

const words = texts.awaiting;

type AwaitingCardProps = { contract: Contract; onUploadFailed: (failure: unknown) => void };

/** An agreement that awaits its signature: the paper to have signed, and the place for the signed one. */
export const AwaitingCard = ({ contract, onUploadFailed }: AwaitingCardProps) => {
  const upload = useUploadSigned(contract.sponsorshipId);
  const [external, setExternal] = useState(false);
  const send: Send = async (file, how) => {
    try {
      await upload.mutateAsync({ contract, external, file, ...how });
      toast.success(words.done);
    } catch (cause) {
      if (!how.signal.aborted) onUploadFailed(cause);
      throw cause;
    }
  };
  const { confirmedBy, confirmedAt } = contract;
  return (
    <Section
      title={words.title}
      subtitle={
        <>
          {confirmedBy && <>{texts.history.by(confirmedBy, longDateTime(confirmedAt))} </>}
          {words.hint}
        </>
      }
    >
      <ol className={classes.steps}>
        <li className={classes.step}>
          <h3 className={classes.stepTitle}>{words.first}</h3>
          <p className={classes.hint}>{words.firstHint}</p>
          <PdfLink href={printUrl(contract.id)} variant="filled">
            {words.pdf}
          </PdfLink>
        </li>
        <li className={classes.step}>
          <h3 className={classes.stepTitle}>{words.second}</h3>
          <Radio.Group
            label={words.whose}
            value={external ? 'club' : 'bank'}
            onChange={(value) => setExternal(value === 'club')}
          >
            <div className={classes.choices}>
              <Radio value="bank" label={words.bank} description={words.bankHint} />
              <Radio value="club" label={words.club} description={words.clubHint} />
            </div>
          </Radio.Group>
          <DocumentUpload label={words.upload} send={send} />
        </li>
      </ol>
    </Section>
  );
};
