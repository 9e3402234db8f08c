import { dayInCopenhagen, daysBetween, type PendingContract } from '@sponsorat/api';
import { Link } from '@tanstack/react-router';
import { longDate } from '../../lib/formats.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './Pending.module.css';
import { texts } from './texts.ts';

type ShownContract = Pick<PendingContract, 'contractId' | 'status' | 'startDate' | 'since'>;

/** What is under way, and since or from when, as it is said beside a sponsorship's status. */
export const pendingText = ({ status, startDate, since }: Omit<ShownContract, 'contractId'>) =>
  status === 'Kommende'
    ? texts.pending.Kommende(startDate && longDate(startDate))
    : texts.pending[status](since === null ? null : daysBetween(since, dayInCopenhagen(new Date())));

type PendingLinkProps = {
  sponsorshipId: number;
  pending: ShownContract;
  /** True where the page itself says since when. */
  brief?: boolean;
};

/** What is under way, as the way to it. */
export const PendingLink = ({ sponsorshipId, pending, brief = false }: PendingLinkProps) => (
  <Link
    className={classes.link ?? ''}
    to="/sponsorships/$id/$contract"
    params={{ id: String(sponsorshipId), contract: String(pending.contractId) }}
  >
    {/* Beside a logo on a narrow phone there is less room than the longest needs. */}
    <StatusBadge wraps status={pending.status}>
      {pendingText(brief ? { ...pending, since: null } : pending)}
    </StatusBadge>
  </Link>
);
