import { contractStatus, type TaskRow } from '@sponsorat/api';
import { LinkButton } from '../../ui/links.tsx';
import { placeOf } from './tasks.rules.ts';
import { texts } from './texts.ts';

/** So that the acts of a list stand under each other. */
export const ACT_WIDTH = '9.75rem';

type ActProps = { task: TaskRow; what?: string; className?: string | undefined };

/** What is done about a task. A renewal that is locked is signed, as any agreement is. */
const actOf = ({ Kind, ContractStatus }: TaskRow): string =>
  texts.acts[Kind === 'renewal' && ContractStatus === contractStatus.awaiting ? 'awaiting' : Kind];

/** The way to where a task is done. */
export const Act = ({ task, what = task.Text, className = '' }: ActProps) => (
  <LinkButton
    {...placeOf(task.Path)}
    variant="default"
    size="compact-sm"
    miw={ACT_WIDTH}
    className={className}
    aria-label={texts.actOf(actOf(task), what, task.Name)}
    data-row-link
    data-row-main
  >
    {actOf(task)}
  </LinkButton>
);
