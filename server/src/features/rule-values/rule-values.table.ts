import type { RuleFigure, RuleKey } from '@sponsorat/api';
import { date, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { idColumn, instant } from '../../lib/db/columns.ts';

/** What a rule is set to from a day on, until the next one. A value that has held is never removed. */
export const ruleValues = pgTable(
  'rule_values',
  {
    id: idColumn(),
    key: text('key').$type<RuleKey>().notNull(),
    validFrom: date('valid_from').notNull(),
    value: jsonb('value').$type<RuleFigure>(),
    note: text('note'),
    updatedAt: instant('updated_at').notNull(),
    updatedBy: text('updated_by').notNull(),
  },
  (table) => [unique('rule_values_day').on(table.key, table.validFrom)],
);
