import type { PendingContract, PendingStatus } from '@sponsorat/api';
import { Link } from '@tanstack/react-router';
import { dayInText } from '../../lib/formats.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './Pending.module.css';
import { texts } from './texts.ts';

/** What is under way, as it is said beside a sponsorship's status. */
export const pendingText = (status: PendingStatus, startDate: string | null): string =>
  status === 'Kommende' ? texts.pending.Kommende(startDate && dayInText(startDate)) : texts.pending[status];

type PendingLinkProps = { sponsorshipId: number; pending: PendingContract };

/** What is under way, as the way to it. */
export const PendingLink = ({ sponsorshipId, pending }: PendingLinkProps) => (
  <Link
    className={classes.link ?? ''}
    to="/sponsorships/$id/$contract"
    params={{ id: String(sponsorshipId), contract: String(pending.contractId) }}
  >
    <StatusBadge status={pending.status}>{pendingText(pending.status, pending.startDate)}</StatusBadge>
  </Link>
);
