import type { Contract } from '@sponsorat/api';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './StatusBadges.module.css';
import { statusToday } from './status.rules.ts';
import { texts } from './texts.ts';

type StatusBadgesProps = { contract: Pick<Contract, 'status' | 'isActive' | 'startDate'> };

/** An agreement's status today, and whether it is the one that counts. */
export const StatusBadges = ({ contract }: StatusBadgesProps) => (
  <span className={classes.badges}>
    <StatusBadge status={statusToday(contract)} />
    {contract.isActive && <StatusBadge status="Aktiv">{texts.status.active}</StatusBadge>}
  </span>
);
