import { ActionIcon, Progress } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconFileTypePdf, IconFileX, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { TextLink } from '../../../ui/links.tsx';
import classes from './signed.module.css';
import { type Agreement, agreementLine, type SignedFile } from './signed-files.rules.ts';
import { texts as t } from './texts.ts';

const AgreementLink = ({ agreement }: { agreement: Agreement }) => (
  <TextLink
    to="/sponsorships/$id/$contract"
    params={{ id: String(agreement.sponsorshipId), contract: String(agreement.contractId) }}
    // Its own tab: the files would be gone from this one.
    target="_blank"
  >
    {agreementLine(agreement)}
  </TextLink>
);

const SentState = ({ sent, name }: { sent: SignedFile['sent']; name: string }) => {
  if (sent === undefined) return null;
  if (sent === 'done')
    return (
      <span className={classes.done}>
        <IconCircleCheck size={18} stroke={1.75} aria-hidden />
        {t.fileDone}
      </span>
    );
  if ('failure' in sent) return null;
  return <Progress className={classes.bar ?? ''} value={sent.share * 100} aria-label={name} size={6} />;
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
  const { agreement, sent } = file;
  const { name } = file.file;
  const Icon = file.refusal ? IconFileX : IconFileTypePdf;
  const failure = typeof sent === 'object' && 'failure' in sent ? sent.failure : null;
  return (
    <li className={classes.row}>
      <Icon className={classes.icon} size={22} stroke={1.5} aria-hidden />
      <div className={classes.said}>
        <span className={classes.name}>{name}</span>
        {agreement && <AgreementLink agreement={agreement} />}
        {why && <span className={classes.why}>{why}</span>}
        {failure && (
          <span className={classes.failure}>
            <IconAlertCircle size={16} stroke={1.75} aria-hidden />
            {failure}
          </span>
        )}
      </div>
      <div className={classes.state}>
        {children ? <div className={classes.picker}>{children}</div> : <SentState sent={sent} name={name} />}
      </div>
      {!fixed && (
        <ActionIcon
          className={classes.remove ?? ''}
          variant="subtle"
          color="gray"
          size={32}
          aria-label={t.remove(name)}
          onClick={onRemove}
        >
          <IconX size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
};
