import type { SponsorshipStatus } from '@sponsorat/api';
import { StatusBadge, type Tone } from '../../ui/StatusBadge.tsx';
import { texts } from './texts.ts';

const tones: Record<SponsorshipStatus, Tone> = { Aktiv: 'positive', Genforhandling: 'warning', Udløbet: 'negative' };

/** A sponsorship's status; 'Ingen aftale' where it has none. */
export const SponsorshipStatusBadge = ({ status }: { status: SponsorshipStatus | null }) => (
  <StatusBadge tone={status ? tones[status] : 'neutral'}>{status ?? texts.status.none}</StatusBadge>
);
