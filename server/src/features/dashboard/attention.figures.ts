import { ATTENTION_ROWS, type AttentionItem, attentionKinds, type IsoDate } from '@sponsorat/api';
import { inDanish } from '../sponsorship-index/sorted-table.ts';
import type { Summary } from '../sponsorship-index/summary.schemas.ts';
import { type Attention, attentionOf } from './attention.rules.ts';

type Found = { row: Summary; attention: Attention };

const byUrgency = ({ row, attention: one }: Found, { row: otherRow, attention: other }: Found): number => {
  if (one.dueDate !== other.dueDate) return one.dueDate < other.dueDate ? -1 : 1;
  return (
    inDanish(row.name, otherRow.name) ||
    one.contractId - other.contractId ||
    attentionKinds.indexOf(one.kind) - attentionKinds.indexOf(other.kind)
  );
};

const presentAttention = ({ row, attention }: Found): AttentionItem => ({
  ...{ since: null, utilization: null },
  ...attention,
  ...{ sponsorshipId: row.id, name: row.name, logo: row.logo },
  ...{ userId: row.userId, userName: row.userName, userPicture: row.userPicture },
});

/** What must be acted on in these sponsorships: how much, and the most urgent of it. */
export const mostUrgent = (rows: Iterable<Summary>, today: IsoDate): { count: number; items: AttentionItem[] } => {
  const found: Found[] = [];
  for (const row of rows) for (const attention of attentionOf(row, today)) found.push({ row, attention });
  const urgent = found.sort(byUrgency).slice(0, ATTENTION_ROWS);
  return { count: found.length, items: urgent.map(presentAttention) };
};
