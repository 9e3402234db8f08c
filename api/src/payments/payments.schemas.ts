import { z } from 'zod';
import { answerOf } from '../answers.ts';
import * as field from '../fields.ts';
import { checkTogether, rules } from '../form-rules.ts';
import { column, listAnswer, listRequest, numberFilter } from '../lists.ts';
import { isMoney, toOre } from '../money.ts';
import { rateList, withoutRatesList } from './payments.list.ts';
import { paymentMessages } from './payments.messages.ts';
import { isVatWithin, rateStatuses } from './payments.rules.ts';

const text = z.string().nullable();
const LEAST = 0.01;

const paymentInput = z.object({
  ...field.identity,
  contractId: field.requiredId('Aftale', 'contract'),
  rateId: field.optionalId('Rate'),
  amount: field.requiredMoney('Beløb', rules.min_value(LEAST)),
  paidOn: field.optionalDate('Betalt den'),
  reference: field.optionalText('Reference/bilagsnr.', rules.max(100)),
  invoiceNumber: field.optionalText('Fakturanr.', rules.max(50)),
  invoiceDate: field.optionalDate('Fakturadato'),
  vatAmount: field.optionalMoney('Heraf moms'),
  itemised: field.optionalFlag('Fakturaen opdeler reklame, billetter, forplejning og rejse'),
  note: field.optionalLongText('Note'),
});

/** Refuses more VAT than an amount can hold, also while other fields are still empty or wrong. */
const vatWithinAmount = checkTogether<'amount' | 'vatAmount'>(({ amount, vatAmount }, refuse) => {
  if (typeof amount !== 'number' || typeof vatAmount !== 'number' || !isMoney(amount) || !isMoney(vatAmount)) return;
  if (!isVatWithin(toOre(vatAmount), toOre(amount))) refuse('vatAmount', paymentMessages.vat);
});

/** What is paid on an agreement, or an invoice that waits: one without `paidOn`. Without a rate it is beside them. */
export const paymentInputSchema = paymentInput.check(vatWithinAmount);
export type PaymentInput = z.output<typeof paymentInputSchema>;

/** What the form asks: an invoice that was chosen, which travels by itself, is as unsaved as what was typed. */
export const paymentFormSchema = paymentInput
  .extend({ files: z.int().meta({ label: 'Faktura' }) })
  .check(vatWithinAmount);

export const paymentSchema = answerOf(paymentInput).extend({ invoice: text, by: z.string(), at: z.string() });
export type Payment = z.infer<typeof paymentSchema>;

/** How many rates are registered in one call: more than a page of the list has. */
const MOST_AT_ONCE = 500;

/** What is paid on many rates on one day. What is wrong with one of them is said of it alone. */
export const registerManySchema = z.object({
  items: z
    .array(z.object({ rateId: field.requiredId('Rate'), amount: z.number().meta({ label: 'Beløb' }) }))
    .min(1)
    .max(MOST_AT_ONCE)
    .meta({ label: 'Rater' }),
  paidOn: field.requiredDate('Betalt den'),
  reference: field.optionalText('Reference/bilagsnr.', rules.max(100)),
});
export type RegisterMany = z.output<typeof registerManySchema>;

/** How many were registered, and why each of the others was not. */
export const registeredManySchema = z.object({
  done: z.number(),
  refused: z.array(z.object({ rateId: z.number(), message: z.string() })),
});
export type RegisteredMany = z.infer<typeof registeredManySchema>;

export const invoiceSchema = z.object({ invoice: z.string() });

export const rateRowSchema = z.object({
  RateId: column('Id', z.number(), 'whole'),
  ContractId: z.number(),
  ContractNumber: column('Aftalenr.', z.string()),
  SponsorshipId: column('Sponsorat-id', z.number(), 'whole'),
  Name: column('Sponsorat', z.string()),
  Logo: text,
  Area: column('Område', z.string()),
  UserName: column('Ansvarlig', z.string()),
  Position: column('Rate', z.number(), 'whole'),
  Count: column('Af', z.number(), 'whole'),
  DueDate: column('Forfalder', z.string(), 'date'),
  Amount: column('Beløb', z.number(), 'money'),
  Paid: column('Betalt', z.number(), 'money'),
  Rest: column('Mangler', z.number(), 'money'),
  Waiting: column('Faktura modtaget', z.number(), 'money'),
  Status: column('Status', z.enum(rateStatuses)),
  InvoiceNumber: column('Fakturanr.', text),
  PaidOn: column('Betalt den', text, 'date'),
});
/**
 * A rate: the second of six has `Position` 2 and `Count` 6. `Rest` is still to be paid, `Waiting` of it is invoiced.
 * `InvoiceNumber` and `PaidOn` are its latest payment's.
 */
export type RateRow = z.infer<typeof rateRowSchema>;

const year = field.yearBetween(1900, 2999);

/** `month` goes with `year`; `from` and `to` are days of the due date; `open` leaves those of approved agreements that are not paid. */
export const rateListRequest = listRequest(rateList, rateRowSchema, {
  status: field.orEmpty(z.enum(rateStatuses)).meta({ label: 'Status' }),
  year: numberFilter('År', year.value),
  month: numberFilter('Måned', z.int().min(1).max(12)),
}).refine(({ filter }) => !filter.month || filter.year, {
  path: ['filter', 'month'],
  message: 'Måned kan kun vælges sammen med et år',
});
export type RateListRequest = z.output<typeof rateListRequest>;
export const rateListAnswer = listAnswer(rateRowSchema);

export const withoutRatesRowSchema = z.object({
  ContractId: column('Id', z.number(), 'whole'),
  ContractNumber: column('Aftalenr.', z.string()),
  SponsorshipId: column('Sponsorat-id', z.number(), 'whole'),
  Name: column('Sponsorat', z.string()),
  Logo: text,
  UserName: column('Ansvarlig', z.string()),
  StartDate: column('Startdato', z.string(), 'date'),
  EndDate: column('Slutdato', z.string(), 'date'),
  AnnualAmount: column('Årligt beløb', z.number(), 'money'),
  Amount: column('Samlet beløb', z.number(), 'money'),
  Paid: column('Betalt', z.number(), 'money'),
  Rest: column('Mangler', z.number(), 'money'),
});
/**
 * An active or coming agreement that is paid without rates. `Amount` is for its whole period, of which `Rest` is still to
 * be paid, `AnnualAmount` for a year.
 */
export type WithoutRatesRow = z.infer<typeof withoutRatesRowSchema>;

export const withoutRatesRequest = listRequest(withoutRatesList, withoutRatesRowSchema);
export type WithoutRatesRequest = z.output<typeof withoutRatesRequest>;
export const withoutRatesAnswer = listAnswer(withoutRatesRowSchema);

const owner = { area: field.optionalQueryId('Område'), user: field.optionalQueryId('Ansvarlig') };

/** Without a year, this one. */
export const paymentMonthsQuery = z.object({ year: year.query, ...owner });
export type PaymentMonthsQuery = z.output<typeof paymentMonthsQuery>;

/**
 * A month's sums: of the rates due in it of approved agreements, and of those paid in full, `due` in all, `paid` of them,
 * `late` of them. `paidIn` is what was paid in it, on whichever rate or agreement.
 */
export const paymentMonthSchema = z.object({
  month: z.number(),
  due: z.number(),
  paid: z.number(),
  late: z.number(),
  paidIn: z.number(),
});
export type PaymentMonth = z.infer<typeof paymentMonthSchema>;

export const paymentTotalsQuery = z.object(owner);
export type PaymentTotalsQuery = z.output<typeof paymentTotalsQuery>;

/** What falls due within 30 days of approved agreements, what is overdue, and what was paid this year, on whichever. */
export const paymentTotalsSchema = z.object({ due: z.number(), overdue: z.number(), paidThisYear: z.number() });
export type PaymentTotals = z.infer<typeof paymentTotalsSchema>;

/**
 * The question of the first day: whether the rates due before a day are paid, and how many and how much that would be. Once
 * it was answered it is asked again only of agreements that came here later, of rates that were due before they did.
 */
export const firstDaySchema = z.object({
  open: z.boolean(),
  before: z.string(),
  count: z.number(),
  amount: z.number(),
});
export type FirstDay = z.infer<typeof firstDaySchema>;

export const firstDayInputSchema = z.object({ before: field.requiredDate('Dato') });
export type FirstDayInput = z.output<typeof firstDayInputSchema>;
export const firstDayAnswerSchema = firstDaySchema.pick({ count: true, amount: true });
