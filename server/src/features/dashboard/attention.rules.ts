import { type AttentionItem, type AttentionKind, addDays, attentionLimits, type IsoDate } from '@sponsorat/api';
import type { Summary } from '../sponsorship-index/summary.schemas.ts';

/** A reason to act, before it is told whose it is. */
export type Attention = Pick<AttentionItem, 'kind' | 'contractId' | 'dueDate'> &
  Partial<Pick<AttentionItem, 'since' | 'utilization'>>;

const { windowDays, awaitingStaleDays, draftStaleDays, deliveryDays, lowUsePercent } = attentionLimits;

/** How long an agreement of a status may stay as it is. */
const patience: Record<Summary['unfinished'][number]['status'], { kind: AttentionKind; days: number }> = {
  Afventer: { kind: 'awaiting', days: awaitingStaleDays },
  Kladde: { kind: 'draft', days: draftStaleDays },
};

const ofActive = (row: Summary, today: IsoDate): Attention[] => {
  const { contractId, renegotiation, endDate, hasSuccessor, utilizationPercent: utilization } = row;
  const found: Attention[] = [];
  if (contractId === null) return found;
  if (renegotiation !== null && !hasSuccessor && renegotiation <= addDays(today, windowDays))
    found.push({ kind: 'renegotiation', contractId, dueDate: renegotiation });
  if (
    endDate !== null &&
    endDate <= addDays(today, deliveryDays) &&
    utilization !== null &&
    utilization < lowUsePercent
  )
    found.push({ kind: 'lowUse', contractId, dueDate: endDate, utilization });
  return found;
};

const ofUnfinished = ({ unfinished }: Summary, today: IsoDate): Attention[] =>
  unfinished.flatMap(({ id, status, since }) => {
    const { kind, days } = patience[status];
    const dueDate = addDays(since, days);
    return dueDate <= today ? { kind, contractId: id, dueDate, since } : [];
  });

/** What must be acted on in a sponsorship, as of a day. */
export const attentionOf = (row: Summary, today: IsoDate): Attention[] => [
  ...ofActive(row, today),
  ...ofUnfinished(row, today),
];
