import { z } from 'zod';
import { labelField } from '../answers.ts';
import { budgetYears } from '../budgets/budgets.rules.ts';
import { accrualQuery } from '../budgets/budgets.schemas.ts';
import * as field from '../fields.ts';
import { cellFormats, reportKindKeys, reportUnits } from './reports.rules.ts';

const year = field.yearBetween(budgetYears.first, budgetYears.last);

export const reportParams = z.object({ kind: z.enum(reportKindKeys) });

/** Without a year or a day: this one. */
export const reportQuery = z.object({
  year: year.query,
  area: field.optionalQueryId('Område'),
  date: accrualQuery.shape.date,
});
export type ReportQuery = z.output<typeof reportQuery>;

export const reportFileQuery = z.object({
  format: z.literal('xlsx').meta({ label: 'Format' }),
  year: year.query,
  area: field.optionalQueryId('Område'),
  date: accrualQuery.shape.date,
});

/** What a report is kept of: `year`, or `date` where it is one of a day. */
export const keepReportSchema = z.object({
  year: labelField(
    'År',
    field.orEmpty(year.value).transform((value) => value || null),
    z.number().nullable(),
    'whole',
  ),
  area: field.optionalId('Område', 'area'),
  date: field.optionalDate('Dato'),
});

const cell = z.union([z.string(), z.number()]).nullable();
const cells = z.array(cell);

const figureSchema = z.object({
  key: z.string(),
  label: z.string(),
  value: z.number().nullable(),
  unit: z.enum(reportUnits),
  before: z.number().nullable(),
  budget: z.number().nullable(),
  /** Where its rows are shown. */
  path: z.string().nullable(),
});
export type ReportFigure = z.infer<typeof figureSchema>;

const tableSchema = z.object({
  key: z.string(),
  title: z.string(),
  columns: z.array(z.object({ key: z.string(), label: z.string(), format: z.enum(cellFormats) })),
  /** A value a column. */
  rows: z.array(cells),
  /** What they come to; null where they are not added up. */
  total: cells.nullable(),
  /** How many rows more there are. */
  more: z.number(),
});
export type ReportTable = z.infer<typeof tableSchema>;
export type ReportCell = z.infer<typeof cell>;

const chartSchema = z.object({
  type: z.enum(['line', 'bar', 'doughnut']),
  title: z.string(),
  labels: z.array(z.string()),
  /** In kroner, a value a label. */
  series: z.array(z.object({ name: z.string(), values: z.array(z.number()) })),
});
export type ReportChart = z.infer<typeof chartSchema>;

const reportFilterSchema = z.object({
  year: z.number().nullable(),
  date: z.string().nullable(),
  area: z.number().nullable(),
});

const content = {
  title: z.string(),
  filter: reportFilterSchema,
  figures: z.array(figureSchema),
  tables: z.array(tableSchema),
  charts: z.array(chartSchema),
  /** What is to be known of it as a whole. */
  notes: z.array(z.string()),
};
/** What a report says, in amounts of kroner with øre: page, Excel file, PDF and what is kept are all made of it. */
const reportContentSchema = z.object(content);
export type ReportContent = z.infer<typeof reportContentSchema>;

const changeSchema = z.object({ contractId: z.number(), number: z.string(), difference: z.number() });
/** By how many kroner an agreement's part differs from what was kept. */
export type ReportChange = z.infer<typeof changeSchema>;

/** A figure that is another than it was. */
const figureChangeSchema = figureSchema.pick({ key: true, label: true, unit: true, value: true, before: true });
export type FigureChange = z.infer<typeof figureChangeSchema>;

export const reportSchema = z.object({
  ...content,
  /** The asker's newest kept one of the same, and what has changed since. */
  kept: z
    .object({ id: z.number(), at: z.string(), changes: z.array(changeSchema), figures: z.array(figureChangeSchema) })
    .nullable(),
});
export type Report = z.infer<typeof reportSchema>;

export const keptReportSchema = z.object({
  id: z.number(),
  kind: z.enum(reportKindKeys),
  title: z.string(),
  filter: reportFilterSchema,
  by: z.string(),
  at: z.string(),
  /** Of its file, as it was then. */
  url: z.string(),
});
export type KeptReport = z.infer<typeof keptReportSchema>;
