import { api, type Rule, type RuleKey, ruleDefinitions, ruleKeys } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import { listRuleValues, type RuleValueRecord } from './rule-values.store.ts';
import { removeRuleValue, setRuleValue } from './rule-values.usecases.ts';

const measures = { integer: 'så mange', money: 'et beløb', yesNo: 'ja eller nej' };
const helpOf = ({ sentence, type, unit }: (typeof ruleDefinitions)[RuleKey]): string =>
  sentence.replace('{value}', `${measures[type]} ${unit}`.trim());

const presentRule = (key: RuleKey, values: readonly RuleValueRecord[]): Rule => ({
  key,
  ...ruleDefinitions[key],
  help: helpOf(ruleDefinitions[key]),
  values: values
    .filter((value) => value.key === key)
    .map(({ id, validFrom, value, note, updatedBy, updatedAt }) => ({
      id,
      validFrom,
      value,
      note,
      by: updatedBy,
      at: updatedAt.toISOString(),
    })),
});

export const ruleValuesRoutes = (app: FastifyInstance, deps: Deps): void => {
  const calls = api.ruleValues;
  route(app, calls.list, async () => {
    const values = await listRuleValues(deps.db);
    return ruleKeys.map((key) => presentRule(key, values));
  });
  route(app, calls.save, async ({ actor, input }) => {
    const values = await setRuleValue(deps, actor, input);
    return presentRule(input.value().key, values);
  });
  route(app, calls.remove, ({ actor, params }) => removeRuleValue(deps, actor, params.id));
};
