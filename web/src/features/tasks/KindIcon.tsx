import type { TaskKind } from '@sponsorat/api';
import {
  type Icon,
  IconArrowsExchange,
  IconCalendarX,
  IconCamera,
  IconChecklist,
  IconCoins,
  IconFileText,
  IconGauge,
  IconHourglass,
  IconRefresh,
  IconShieldCheck,
  IconSignature,
  IconTicket,
  IconTicketOff,
  IconUserCheck,
} from '@tabler/icons-react';

const icons: Record<TaskKind, Icon> = {
  renegotiation: IconArrowsExchange,
  expiry: IconCalendarX,
  renewal: IconRefresh,
  rate: IconCoins,
  approve: IconUserCheck,
  approval: IconHourglass,
  draft: IconFileText,
  awaiting: IconSignature,
  hospitality: IconTicket,
  delivery: IconGauge,
  proof: IconCamera,
  grants: IconTicketOff,
  kyc: IconShieldCheck,
  manual: IconChecklist,
};

/** What a task is about, as a sign. */
export const KindIcon = ({ kind }: { kind: TaskKind }) => {
  const Sign = icons[kind];
  return <Sign size={16} stroke={1.75} style={{ flex: 'none' }} aria-hidden />;
};
