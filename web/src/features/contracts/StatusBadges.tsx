import { Group } from '@mantine/core';
import { type Contract, shownStatus } from '@sponsorat/api';
import { today } from '../../lib/formats.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { texts } from './texts.ts';

type StatusBadgesProps = { contract: Pick<Contract, 'status' | 'isActive' | 'startDate'> };

/** An agreement's status today, and whether it is the one that counts. */
export const StatusBadges = ({ contract }: StatusBadgesProps) => (
  <Group component="span" display="inline-flex" gap="4px 6px" justify="inherit">
    <StatusBadge status={shownStatus(contract, today())} />
    {contract.isActive && <StatusBadge status="Aktiv">{texts.status.active}</StatusBadge>}
  </Group>
);
