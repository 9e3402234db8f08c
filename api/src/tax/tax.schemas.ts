import { z } from 'zod';
import { budgetYears } from '../budgets/budgets.rules.ts';
import * as field from '../fields.ts';
import { recipientTypes } from '../grants/grants.kinds.ts';
import { column, listAnswer, listRequest, numberFilter } from '../lists.ts';
import { ruleKeys } from '../rule-values/rule-keys.ts';
import { taxList, taxWarningCodes, vatKnowledgeKeys } from './tax.list.ts';
import { taxParts } from './tax.rules.ts';

const year = field.yearBetween(budgetYears.first, budgetYears.last);
/** Without a year, this one. */
export const taxQuery = z.object({ year: year.query });
export const taxTotalsQuery = z.object({ year: year.query, area: field.optionalQueryId('Område') });
export type TaxTotalsQuery = z.output<typeof taxTotalsQuery>;

const money = z.number();
/** In kroner; `vat` is null where nobody knows it. */
const sums = {
  amount: money,
  vat: money.nullable(),
  vatDeductible: money,
  cost: money,
  deductible: money,
  notDeductible: money,
};
const taxSumsSchema = z.object(sums);
export type TaxSums = z.infer<typeof taxSumsSchema>;

/** In kroner and percent. The type of tickets that nobody has registered is null. */
const splitSchema = z.object({
  type: z.enum(recipientTypes).nullable(),
  share: z.number(),
  percent: z.number(),
  deductible: money,
});
export const contractTaxSchema = z.object({
  year: z.number(),
  /** `known` by invoice, `estimated` from the club's word; the fraction of an amount that is VAT is null where unknown. */
  vat: z.object({
    known: z.boolean(),
    estimated: z.boolean(),
    fraction: z.number().nullable(),
    source: z.enum(['invoice', 'club', 'unknown']),
  }),
  parts: z.array(z.object({ part: z.enum(taxParts), ...sums, split: z.array(splitSchema) })),
  total: taxSumsSchema,
  warnings: z.array(z.object({ code: z.enum(taxWarningCodes), text: z.string() })),
  /** What the year is reckoned by; without a day it is the default. */
  rules: z.array(
    z.object({
      key: z.enum(ruleKeys),
      value: z.union([z.number(), z.boolean(), z.null()]),
      validFrom: z.string().nullable(),
    }),
  ),
});
/** What of an agreement is deductible in a year: an estimate by the bank's own rules. */
export type ContractTax = z.infer<typeof contractTaxSchema>;

export const taxRowSchema = z.object({
  ContractId: column('Id', z.number(), 'whole'),
  Number: column('Aftalenr.', z.string()),
  SponsorshipId: column('Sponsorat-id', z.number(), 'whole'),
  Name: column('Sponsorat', z.string()),
  Area: column('Område', z.string()),
  Amount: column('Beløb i året', z.number(), 'money'),
  Vat: column('Heraf moms', z.number().nullable(), 'money'),
  VatDeductible: column('Moms, der trækkes fra', z.number(), 'money'),
  Cost: column('Udgift', z.number(), 'money'),
  Deductible: column('Fradragsberettiget', z.number(), 'money'),
  NotDeductible: column('Ikke fradragsberettiget', z.number(), 'money'),
  /** How its VAT is known. */
  Knowledge: z.enum(vatKnowledgeKeys),
  Warnings: column('Bemærkninger', z.array(z.enum(taxWarningCodes)), 'texts'),
});
/** An agreement's tax of a year. */
export type TaxRow = z.infer<typeof taxRowSchema>;
export const taxRequest = listRequest(taxList, taxRowSchema, { year: numberFilter('År', year.value) });
export type TaxRequest = z.output<typeof taxRequest>;
export const taxAnswer = listAnswer(taxRowSchema);

export const taxTotalsSchema = z.object({
  year: z.number(),
  total: taxSumsSchema,
  areas: z.array(z.object({ areaId: z.number(), area: z.string(), ...sums })),
  parts: z.array(z.object({ part: z.enum(taxParts), ...sums })),
  /** Agreements whose VAT nobody knows, and what they cost in the year: no sum of VAT holds theirs. */
  unknown: z.object({ agreements: z.number(), amount: money }),
  /** What somebody should find out: of how many agreements and clubs, and how many kroner follow from it. */
  worklist: z.array(
    z.object({ warning: z.enum(taxWarningCodes), agreements: z.number(), clubs: z.number(), amount: money }),
  ),
});
/** What the agreements of a year come to, in kroner. `vat` is the sum of what is known; null where nothing is. */
export type TaxTotals = z.infer<typeof taxTotalsSchema>;
