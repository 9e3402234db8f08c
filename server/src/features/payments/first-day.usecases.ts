import type { FirstDay, FirstDayInput, IsoDate } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import { today } from '../../lib/clock.ts';
import { readSnapshot } from '../../lib/db/database.ts';
import type { AppDeps, Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import { conflict, invalid } from '../../lib/problem.ts';
import { findStart, payAll, sumUnpaid } from './first-day.store.ts';

/** The rates of before: until the day on which payments came here, and later until today, as agreements come with older rates. */
const beforeOf = ({ since, answeredAt }: { since: IsoDate; answeredAt: string | null }, day: IsoDate): IsoDate =>
  answeredAt === null && since < day ? since : day;

/**
 * Whether to ask if the rates are paid that were due before payments were registered here, or before their agreements came
 * here since that was answered: while there are such rates.
 */
export const readFirstDay = ({ db, clock }: Deps): Promise<FirstDay> =>
  readSnapshot(db, async (tx) => {
    const start = await findStart(tx);
    const before = beforeOf(start, today(clock));
    const sums = await sumUnpaid(tx, { before, answeredAt: start.answeredAt });
    return { open: sums.count > 0, before, ...sums };
  });

/**
 * Registers all rates that are asked about and due before a day as paid, in one transaction: once, and again where agreements
 * came later with older rates. They may be hundreds of thousands, so it has a connection that may take its time. Throws 409
 * and 422.
 */
export const markFirstDay = ({ db, clock }: AppDeps, actor: Actor, input: Input<FirstDayInput>) =>
  db.background.transaction(async (tx) => {
    const { answeredAt } = await findStart(tx, { lock: true });
    const day = today(clock);
    if (answeredAt !== null && (await sumUnpaid(tx, { before: day, answeredAt })).count === 0)
      throw conflict('Raterne fra før opstart er allerede markeret.');
    const { before } = input.value();
    if (before > day) throw invalid({ before: 'Dato kan senest være i dag' });
    const sums = await payAll(tx, { before, answeredAt }, { by: actor.name, at: clock.now() });
    const line = { action: 'mark-paid', entity: 'payment', entityId: null, after: { before, ...sums } } as const;
    await audit(tx, clock, actor, line);
    return sums;
  });
