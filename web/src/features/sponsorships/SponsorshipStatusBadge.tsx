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

/** A sponsorship's status; 'Ingen aftale' where it has none, and its place while it is awaited. */
export const SponsorshipStatusBadge = ({ status, pending }: SponsorshipStatusBadgeProps) => {
  const none = pending === 'Kommende' ? texts.noActive : sponsorshipList.filters.status.words.none;
  return <StatusBadge status={status}>{status === undefined ? ROOM : (status ?? none)}</StatusBadge>;
};
