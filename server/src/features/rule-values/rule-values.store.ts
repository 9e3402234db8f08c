import {
  daysOf,
  type IsoDate,
  isOfYears,
  type RuleFigure,
  type RuleKey,
  type RuleValueInput,
  type RuleValueOf,
  ruleDefinitions,
  ruleKeys,
} from '@sponsorat/api';
import { and, desc, eq, lte } from 'drizzle-orm';
import { type Connection, first, oneRow } from '../../lib/db/database.ts';
import type { Save } from '../../lib/db/versions.ts';
import { ruleValues } from './rule-values.table.ts';

export type RuleValueRecord = typeof ruleValues.$inferSelect;

/** Every value of every rule, or of one, the latest day first. */
export const listRuleValues = (db: Connection, key?: RuleKey): Promise<RuleValueRecord[]> =>
  db
    .select()
    .from(ruleValues)
    .where(key && eq(ruleValues.key, key))
    .orderBy(desc(ruleValues.validFrom));

export type RulesInForce = { [K in RuleKey]: RuleValueOf<K> };

type SetValue = Pick<RuleValueRecord, 'key' | 'validFrom' | 'value'>;

/** What was set from a day on or before, the latest last. */
const findValuesUntil = (db: Connection, day: IsoDate): Promise<SetValue[]> =>
  db
    .select({ key: ruleValues.key, validFrom: ruleValues.validFrom, value: ruleValues.value })
    .from(ruleValues)
    .where(lte(ruleValues.validFrom, day))
    .orderBy(ruleValues.validFrom);

const inForce = (rows: readonly SetValue[]): RulesInForce => {
  // Of a rule's values the latest is read last, and stays.
  const set = new Map(rows.map(({ key, value }) => [key, value]));
  const values = ruleKeys.map((key): [RuleKey, RuleFigure] => [key, set.get(key) ?? ruleDefinitions[key].default]);
  return Object.fromEntries(values) as RulesInForce;
};

/** What each rule is on a day: its latest value from that day or before, else its default. */
export const findRulesOn = async (db: Connection, day: IsoDate): Promise<RulesInForce> =>
  inForce(await findValuesUntil(db, day));

/** What the rules of years are in a calendar year: what holds on its first day, and since when; null by default. */
export const findRulesOfYear = async (db: Connection, year: number) => {
  const rows = await findValuesUntil(db, daysOf(year).from);
  const since = new Map<RuleKey, IsoDate>(rows.map(({ key, validFrom }) => [key, validFrom]));
  const rules = inForce(rows);
  const used = ruleKeys.filter(isOfYears).map((key) => ({ key, value: rules[key], validFrom: since.get(key) ?? null }));
  return { rules, used };
};

/** What the rules are on any day, read once for many days. */
export const findRulesByDay = async (db: Connection): Promise<(day: IsoDate) => RulesInForce> => {
  const rows = (await listRuleValues(db)).toReversed();
  const known = new Map<IsoDate, RulesInForce>();
  return (day) => {
    const rules = known.get(day) ?? inForce(rows.filter(({ validFrom }) => validFrom <= day));
    known.set(day, rules);
    return rules;
  };
};

/** The same, and since when a rule that need not be in use has been, whatever its values; null where it is not. */
export const findRulesAndStart = async (db: Connection, day: IsoDate, key: RuleKey) => {
  const rows = await findValuesUntil(db, day);
  const ofKey = rows.filter((row) => row.key === key);
  const unused = ofKey.findLastIndex(({ value }) => value === null);
  return { rules: inForce(rows), start: ofKey[unused + 1]?.validFrom ?? null };
};

/** The value of a rule from a day on, locked until the transaction ends. */
export const lockRuleValue = (tx: Connection, { key, validFrom }: Pick<RuleValueRecord, 'key' | 'validFrom'>) => {
  const where = and(eq(ruleValues.key, key), eq(ruleValues.validFrom, validFrom));
  return first(tx.select().from(ruleValues).where(where).for('update'));
};

export const lockRuleValueById = (tx: Connection, id: number) =>
  first(tx.select().from(ruleValues).where(eq(ruleValues.id, id)).for('update'));

/** Saves a value, in the place of the one from the same day. */
export const saveRuleValue = (
  tx: Connection,
  { key, validFrom, value, note }: RuleValueInput,
  { by, at }: Save,
): Promise<RuleValueRecord> => {
  const values = { value, note, updatedBy: by, updatedAt: at };
  return oneRow(
    tx
      .insert(ruleValues)
      .values({ key, validFrom, ...values })
      .onConflictDoUpdate({ target: [ruleValues.key, ruleValues.validFrom], set: values })
      .returning(),
  );
};

export const deleteRuleValue = async (tx: Connection, id: number): Promise<void> => {
  await tx.delete(ruleValues).where(eq(ruleValues.id, id));
};
