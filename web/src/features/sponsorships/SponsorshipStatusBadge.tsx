import type { SponsorshipStatus } from '@sponsorat/api';
import { StatusBadge, type Tone } from '../../ui/StatusBadge.tsx';
import { texts } from './texts.ts';

const tones: Record<SponsorshipStatus, Tone> = { Aktiv: 'positive', Genforhandling: 'warning', Udløbet: 'negative' };

// About as wide as the words that come.
const ROOM = '\u00a0'.repeat(12);

/** A sponsorship's status; 'Ingen aftale' where it has none, and its place while it is awaited. */
export const SponsorshipStatusBadge = ({ status }: { status: SponsorshipStatus | null | undefined }) =>
  status === undefined ? (
    <StatusBadge tone="awaited">{ROOM}</StatusBadge>
  ) : (
    <StatusBadge tone={status ? tones[status] : 'neutral'}>{status ?? texts.status.none}</StatusBadge>
  );
