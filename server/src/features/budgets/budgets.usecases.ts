import type { BudgetInput } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import { checkVersion, conflict, invalid, notFound } from '../../lib/problem.ts';
import { areaExists } from '../areas/areas.store.ts';
import { type BudgetRecord, budgetStore, lockPlace } from './budgets.store.ts';

const entity = 'budget';

/** Makes a budget, or saves one. Throws 404, 409 (somebody saved first, or the area has one that year) and 422. */
export const saveBudget = ({ db, clock }: Deps, actor: Actor, input: Input<BudgetInput>): Promise<BudgetRecord> =>
  db.transaction(async (tx) => {
    const before = input.id === undefined ? null : await budgetStore.lock(tx, input.id);
    if (input.id !== undefined && !before) throw notFound();
    if (before) checkVersion(before, input.version);
    const { id: _id, version: _version, ...values } = input.value();
    if (values.areaId !== null && !(await areaExists(tx, values.areaId)))
      throw invalid({ areaId: 'Området findes ikke' });
    const other = await lockPlace(tx, values);
    if (other && other.id !== before?.id)
      throw conflict(`Der er allerede et budget for ${values.year}. Hent siden igen, og ret det.`, {
        by: other.updatedBy,
        at: other.updatedAt.toISOString(),
      });
    const save = { by: actor.name, at: clock.now() };
    const after = before
      ? await budgetStore.update(tx, before.id, values, save)
      : await budgetStore.insert(tx, values, save);
    await audit(tx, clock, actor, { action: before ? 'update' : 'create', entity, entityId: after.id, before, after });
    return after;
  });

/** Removes a budget. Throws 404. */
export const removeBudget = ({ db, clock }: Deps, actor: Actor, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const before = await budgetStore.lock(tx, id);
    if (!before) throw notFound();
    await budgetStore.delete(tx, id);
    await audit(tx, clock, actor, { action: 'delete', entity, entityId: id, before });
  });
