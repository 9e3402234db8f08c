import { z } from 'zod';
import { answerOf, labelField } from '../answers.ts';
import { isIsoDate } from '../dates.ts';
import * as field from '../fields.ts';
import { rules } from '../form-rules.ts';
import { listRequest, numberFilter } from '../lists.ts';
import { messages } from '../messages.ts';
import { budgetList } from './budgets.list.ts';
import { budgetFigureKeys, budgetYears } from './budgets.rules.ts';

const year = field.yearBetween(budgetYears.first, budgetYears.last);

/** A budget: what an area, or the whole bank where there is none, may spend in a calendar year, in kroner. */
export const budgetInputSchema = z.object({
  ...field.identity,
  areaId: field.optionalId('Område', 'area'),
  year: labelField('År', year.value, z.number(), 'whole'),
  amount: field.requiredMoney('Budget'),
  note: field.optionalLongText('Note'),
});
export type BudgetInput = z.output<typeof budgetInputSchema>;
/** Fills what is empty of a year from the year before it, regulated by a percent. */
export const fillBudgetsSchema = z.object({
  year: labelField('År, der skal udfyldes', year.value, z.number(), 'whole'),
  percent: field.optionalNumber('Regulering', 2, rules.between(-100, 100)),
});

export const budgetSchema = answerOf(budgetInputSchema);
export type Budget = z.infer<typeof budgetSchema>;

/** Without a year, this one. */
export const budgetQuery = z.object({ year: year.query });

export const behindQuery = z.object({
  year: year.query,
  area: field.optionalQueryId('Område'),
  figure: z.enum(budgetFigureKeys).meta({ label: 'Tal' }),
});
export type BehindQuery = z.output<typeof behindQuery>;

/** Without a day, today. */
export const accrualQuery = z.object({
  date: z
    .string()
    .refine((value) => value === '' || isIsoDate(value), messages.date)
    .optional()
    .transform((value) => value || undefined)
    .meta({ label: 'Dato' }),
});

/** The file of a year. */
export const budgetExportRequest = listRequest(budgetList, undefined, { year: numberFilter('År', year.value) });

const money = z.number();
/** In kroner. `budget` and `free` are null where there is no budget. */
const figures = {
  budget: money.nullable(),
  bound: money,
  awaiting: money,
  drafts: money,
  renewals: money,
  paid: money,
  owed: money,
  free: money.nullable(),
};
const budgetFiguresSchema = z.object(figures);
export type BudgetFigures = z.infer<typeof budgetFiguresSchema>;

const budgetRowSchema = z.object({
  areaId: z.number().nullable(),
  area: z.string(),
  /** Of the budget, which there need not be. */
  id: z.number().nullable(),
  note: z.string().nullable(),
  version: z.number().nullable(),
  ...figures,
});
/** What an area may spend in a year, and what of it is bound. Without an area: what the whole bank has in common. */
export type BudgetRow = z.infer<typeof budgetRowSchema>;

const contract = { contractId: z.number(), number: z.string() };

export const yearBudgetSchema = z.object({
  year: z.number(),
  rows: z.array(budgetRowSchema),
  total: budgetFiguresSchema,
  /** What is bound in this year and the four after it. */
  committed: z.array(z.object({ year: z.number(), amount: money })),
  /** Agreements whose rates come to another total than their annual amount does. */
  mismatched: z.array(z.object({ ...contract, name: z.string(), amount: money, rates: money })),
});
export type YearBudget = z.infer<typeof yearBudgetSchema>;

const placed = { sponsorshipId: z.number(), name: z.string(), area: z.string() };

export const behindRowSchema = z.object({ ...contract, ...placed, amount: money });
/** An agreement behind a figure, with its part of it. */
export type BehindRow = z.infer<typeof behindRowSchema>;

export const accrualRowSchema = z.object({
  ...contract,
  ...placed,
  costCenter: z.string().nullable(),
  accrued: money,
  paid: money,
  prepaid: money,
  owed: money,
});
/** What an agreement has cost up to and with a day, and what was paid of it by then; one of the last two is 0. */
export type AccrualRow = z.infer<typeof accrualRowSchema>;
