import type { FirstDay, FirstDayInput } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import { today } from '../../lib/clock.ts';
import { readSnapshot } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import { conflict, invalid } from '../../lib/problem.ts';
import { findStart, payAllBefore, sumUnpaid } from './first-day.store.ts';

/**
 * Whether to ask if the rates are paid that were due before payments were registered here: until somebody has said it,
 * and while there are such rates.
 */
export const readFirstDay = ({ db, clock }: Deps): Promise<FirstDay> =>
  readSnapshot(db, async (tx) => {
    const { since, answered } = await findStart(tx);
    const day = today(clock);
    const [before = day] = [since, day].sort();
    const sums = await sumUnpaid(tx, before);
    return { open: !answered && sums.count > 0, before, ...sums };
  });

/** Registers all rates due before a day as paid, in one transaction, once. Throws 409 and 422. */
export const markFirstDay = ({ db, clock }: Deps, actor: Actor, input: Input<FirstDayInput>) =>
  db.transaction(async (tx) => {
    const { answered } = await findStart(tx, { lock: true });
    if (answered) throw conflict('Raterne fra før opstart er allerede markeret.');
    const { before } = input.value();
    if (before > today(clock)) throw invalid({ before: 'Dato kan senest være i dag' });
    const sums = await payAllBefore(tx, before, { by: actor.name, at: clock.now() });
    const line = { action: 'mark-paid', entity: 'payment', entityId: null, after: { before, ...sums } } as const;
    await audit(tx, clock, actor, line);
    return sums;
  });
