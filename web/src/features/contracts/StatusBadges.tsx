import { Group } from '@mantine/core';
import type { Contract } from '@sponsorat/api';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { statusToday } from './status.rules.ts';
import { texts } from './texts.ts';

type StatusBadgesProps = { contract: Pick<Contract, 'status' | 'isActive' | 'startDate'> };

/** An agreement's status today, and whether it is the one that counts. */
export const StatusBadges = ({ contract }: StatusBadgesProps) => (
  <Group component="span" display="inline-flex" gap="4px 6px" justify="inherit">
    <StatusBadge status={statusToday(contract)} />
    {contract.isActive && <StatusBadge status="Aktiv">{texts.status.active}</StatusBadge>}
  </Group>
);
