import { Box } from '@mantine/core';
import type {
  contractStatus,
  grantStates,
  MailStatus,
  PendingStatus,
  RateStatus,
  SignerState,
  SigningState,
  SponsorshipStatus,
} from '@sponsorat/api';
import type { ReactNode } from 'react';

type Tone = 'negative' | 'positive' | 'warning' | 'accent' | 'ended' | 'neutral';

type ContractStatus = (typeof contractStatus)[keyof typeof contractStatus];
type Status =
  | 'Aflyst'
  | (typeof grantStates)[number]
  | SponsorshipStatus
  | PendingStatus
  | ContractStatus
  | RateStatus
  | MailStatus
  | SigningState
  | SignerState;

/** The one colour that a status has, on every screen. */
const statusTones: Record<Status, Tone> = {
  Aktiv: 'positive',
  Genforhandling: 'warning',
  Udløbet: 'ended',
  Afventer: 'warning',
  Godkendt: 'accent',
  Kommende: 'accent',
  Kladde: 'neutral',
  Overskredet: 'negative',
  Forfalder: 'warning',
  'Ikke underskrevet': 'neutral',
  Betalt: 'positive',
  Venter: 'warning',
  Sender: 'accent',
  Sendt: 'positive',
  Fejlet: 'negative',
  'Slået fra': 'neutral',
  Åbnet: 'accent',
  Underskrevet: 'positive',
  Modtaget: 'warning',
  Afvist: 'negative',
  Annulleret: 'neutral',
  Aflyst: 'neutral',
  Ønsket: 'warning',
  Tildelt: 'accent',
  Udleveret: 'positive',
  Returneret: 'neutral',
};

type StatusBadgeProps = {
  /** None where there is none, e.g. 'Ingen aftale'; undefined while it is awaited: its place, unseen. */
  status: Status | null | undefined;
  /** What it says, where that is more than the status. */
  children?: ReactNode;
  /** It goes on in another line where there is too little room. */
  wraps?: boolean;
};

const toneOf = (status: StatusBadgeProps['status']) => {
  if (status === undefined) return 'awaited';
  return status ? statusTones[status] : 'neutral';
};

/** A status: an adjective, underlined by a colour that never stands alone. */
export const StatusBadge = ({ status, wraps = false, children }: StatusBadgeProps) => (
  <Box
    component="span"
    data-tone={toneOf(status)}
    display="inline-block"
    maw="100%"
    px={9}
    py={2}
    // Seen where the system's colours take the ground away.
    bd="1px solid transparent"
    bdrs="xs"
    fz="xs"
    fw={600}
    lh={1.45}
    c="var(--tone)"
    bg="var(--tone-soft)"
    style={{ whiteSpace: wraps ? 'normal' : 'nowrap', visibility: status === undefined ? 'hidden' : 'visible' }}
  >
    {children ?? status}
  </Box>
);
