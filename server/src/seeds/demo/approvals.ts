import { contractStatus, missingForConfirm } from '@sponsorat/api';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { amountOf } from '../../features/contracts/amount.rules.ts';
import { putApproval } from '../../features/contracts/approvals.store.ts';
import { getContract } from '../../features/contracts/contracts.store.ts';
import { contracts } from '../../features/contracts/contracts.table.ts';
import { sponsorships } from '../../features/sponsorships/sponsorships.table.ts';
import { today as todayOf } from '../../lib/clock.ts';
import type { Deps } from '../../lib/deps.ts';
import { actorOf, type Person } from '../steps/timeline.ts';

const HALF_A_DAY = 43_200_000;

/**
 * A draft about which the chief is asked. It is seen once the rule is on: the demo begins without it, as every bank does,
 * so nothing is written of it in the log, and no bell rings.
 */
export const seedApproval = async (deps: Deps, chief: Person, asker: Person): Promise<void> => {
  const now = deps.clock.now();
  const drafts = await deps.db
    .select({ id: contracts.id })
    .from(contracts)
    .innerJoin(sponsorships, eq(sponsorships.id, contracts.sponsorshipId))
    .where(and(eq(contracts.status, contractStatus.draft), inArray(sponsorships.areaId, [...asker.areaIds])))
    .orderBy(desc(contracts.sponsorshipAmount), contracts.id);
  for (const { id } of drafts) {
    const draft = await getContract(deps.db, actorOf(asker), id, todayOf(deps.clock));
    const isComplete = Object.keys(missingForConfirm({ ...draft, category: draft.categoryId })).length === 0;
    if (!isComplete || amountOf(draft) === null) continue;
    await putApproval(deps.db, {
      contractId: id,
      requestedAt: new Date(now.getTime() - HALF_A_DAY),
      requestedBy: asker.name,
      requestedById: asker.id,
      approver: chief.name,
      approverId: chief.id,
      note: 'Klubben holder bestyrelsesmøde på torsdag og vil gerne have svar inden.',
      conflict: '',
    });
    return;
  }
};
