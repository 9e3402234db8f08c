import { type SponsorshipStatus, sponsorshipList } from '@sponsorat/api';
import { StatusBadge } from '../../ui/StatusBadge.tsx';

// About as wide as the words that come.
const ROOM = '\u00a0'.repeat(12);

/** A sponsorship's status; 'Ingen aftale' where it has none, and its place while it is awaited. */
export const SponsorshipStatusBadge = ({ status }: { status: SponsorshipStatus | null | undefined }) => (
  <StatusBadge status={status}>
    {status === undefined ? ROOM : (status ?? sponsorshipList.filters.status.words.none)}
  </StatusBadge>
);
