import { isOfYears, type RuleValueInput } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import { today } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import { conflict, existing, invalid } from '../../lib/problem.ts';
import {
  deleteRuleValue,
  findRulesOn,
  listRuleValues,
  lockRuleValue,
  lockRuleValueById,
  type RuleValueRecord,
  saveRuleValue,
} from './rule-values.store.ts';

const entity = 'rule';

/**
 * Whether a rule is so from that day on already, with the same note. What is said of a year is known for it from then
 * on, so that it is never said in vain.
 */
const holdsAlready = async (
  tx: Connection,
  { key, validFrom, value, note }: RuleValueInput,
  before: RuleValueRecord | null,
): Promise<boolean> => {
  if (isOfYears(key) || note !== (before?.note ?? null)) return false;
  return value === (await findRulesOn(tx, validFrom))[key];
};

/**
 * Sets a rule from a day on; a value from the same day is replaced. What has held stays as it was, so that past days
 * read by the rules of their time; but for rules of years, whose percents are known after the year, and which nothing
 * was done by. Gives all values of the rule. Throws 422.
 */
export const setRuleValue = (
  { db, clock }: Deps,
  actor: Actor,
  input: Input<RuleValueInput>,
): Promise<RuleValueRecord[]> =>
  db.transaction(async (tx) => {
    const value = input.value();
    if (!isOfYears(value.key) && value.validFrom < today(clock))
      throw invalid({ validFrom: 'Gælder fra kan tidligst være i dag' });
    const before = await lockRuleValue(tx, value);
    if (await holdsAlready(tx, value, before)) return listRuleValues(tx, value.key);
    const after = await saveRuleValue(tx, value, { by: actor.name, at: clock.now() });
    const action = before ? 'update' : 'create';
    await audit(tx, clock, actor, { action, entity, entityId: after.id, before, after });
    return listRuleValues(tx, value.key);
  });

/** Removes a value that does not hold yet. Throws 404 and 409. */
export const removeRuleValue = ({ db, clock }: Deps, actor: Actor, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const before = existing(await lockRuleValueById(tx, id));
    if (before.validFrom <= today(clock)) throw conflict('Reglen har været i brug. Læg en ny værdi ind i stedet.');
    await deleteRuleValue(tx, id);
    await audit(tx, clock, actor, { action: 'delete', entity, entityId: id, before });
  });
