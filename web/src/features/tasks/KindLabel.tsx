import { Group } from '@mantine/core';
import { type TaskKind, taskKindNames } from '@sponsorat/api';
import {
  type Icon,
  IconArrowsExchange,
  IconCalendarX,
  IconChecklist,
  IconCoins,
  IconFileText,
  IconGauge,
  IconRefresh,
  IconSignature,
  IconTicket,
} from '@tabler/icons-react';

const icons: Record<TaskKind, Icon> = {
  renegotiation: IconArrowsExchange,
  expiry: IconCalendarX,
  renewal: IconRefresh,
  rate: IconCoins,
  draft: IconFileText,
  awaiting: IconSignature,
  hospitality: IconTicket,
  delivery: IconGauge,
  manual: IconChecklist,
};

/** What a task is about, with its sign. */
export const KindLabel = ({ kind }: { kind: TaskKind }) => {
  const KindIcon = icons[kind];
  return (
    <Group component="span" gap={5} display="inline-flex">
      <KindIcon size={15} stroke={1.75} aria-hidden />
      {taskKindNames[kind]}
    </Group>
  );
};
