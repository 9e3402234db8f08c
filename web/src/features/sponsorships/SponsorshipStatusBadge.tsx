import { type PendingStatus, type SponsorshipStatus, sponsorshipList } from '@sponsorat/api';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { texts } from './texts.ts';

// About as wide as the words that come.
const ROOM = '\u00a0'.repeat(12);

type SponsorshipStatusBadgeProps = {
  status: SponsorshipStatus | null | undefined;
  /** What is under way beside it. */
  pending?: PendingStatus | null | undefined;
};

/**
 * A sponsorship's status, and its place while it is awaited. Where it has none it is 'Ingen aftale', which would
 * contradict an agreement that is signed or locked already: that is only not active yet.
 */
export const SponsorshipStatusBadge = ({ status, pending }: SponsorshipStatusBadgeProps) => {
  const isAgreed = pending === 'Kommende' || pending === 'Afventer';
  const none = isAgreed ? texts.noActive : sponsorshipList.filters.status.words.none;
  return <StatusBadge status={status}>{status === undefined ? ROOM : (status ?? none)}</StatusBadge>;
};
