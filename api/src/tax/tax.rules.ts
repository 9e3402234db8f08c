import type { recipientTypes } from '../grants/grants.kinds.ts';
import { divideHalfUp, type Ore, shareOut } from '../money.ts';

/*
 * What of an agreement's year the bank may deduct, of VAT and of its income: an estimate by the bank's own rules, no tax
 * opinion. Sources: LL § 8, stk. 1 and 4; ML §§ 37, 38 and 42; SKM2006.398.HR (what tickets are worth follows from who used
 * them); Den juridiske vejledning C.C.2.2.2.5; SKM2009.429.SR (travel).
 */

type RecipientType = (typeof recipientTypes)[number];

/** The parts of an agreement, in the order of its shares. What no share says is `Ufordelt`: nothing of it is deducted. */
export const taxParts = ['Reklame', 'Billetter', 'Forplejning', 'Rejse', 'Ufordelt'] as const;
export type TaxPart = (typeof taxParts)[number];

/** The percents that a year is reckoned by. */
export type TaxPercents = {
  /** What of its VAT the bank may deduct at all, and of each part. */
  bank: number;
  vat: Record<'Reklame' | 'Forplejning', number>;
  income: Record<'Reklame' | 'Forplejning' | 'Rejse', number>;
  tickets: Record<'employees' | 'prizes' | 'charity' | 'others', number>;
};

/** Tickets that were handed out in the year, by whom they were for; null for those that nobody has registered. */
export type TaxTickets = { type: RecipientType | null; seats: number; value: Ore | null };

export type TaxTerms = {
  /** What has accrued of the agreement in the year, in øre. */
  amount: Ore;
  /** In percent of the agreement, in the order of the parts; null where nobody said. */
  shares: readonly (number | null)[];
  /** How much of an amount is VAT; null where nobody knows. */
  vat: { of: Ore; in: Ore } | null;
  tickets: readonly TaxTickets[];
};

type TaxSplit = { type: RecipientType | null; cost: Ore; percent: number; deductible: Ore };
export type PartOfTax = {
  part: TaxPart;
  amount: Ore;
  vat: Ore | null;
  vatDeductible: Ore;
  cost: Ore;
  split: TaxSplit[];
  deductible: Ore;
};

const SCALE = 1_000_000_000;
const scalePercent = (percent: number): bigint => BigInt(Math.round(percent * SCALE));
const HUNDRED = scalePercent(100);

/** A percent of an amount, rounded half up to the øre. */
const percentOf = (amount: Ore, percent: number): Ore => divideHalfUp(amount * scalePercent(percent), HUNDRED);

/** What the shares add up to, in percent. */
export const sumOfShares = (shares: TaxTerms['shares']): number =>
  Number(shares.reduce((sum, share) => sum + scalePercent(share ?? 0), 0n)) / SCALE;

/** Øre by their shares, a part each: shares over 100 are scaled down in proportion, what is under 100 is left over. */
export const shareByParts = ({ amount, shares }: Pick<TaxTerms, 'amount' | 'shares'>): Ore[] => {
  const weights = shares.map((share) => scalePercent(share ?? 0));
  const sum = weights.reduce((one, other) => one + other, 0n);
  return shareOut(amount, [...weights, sum < HUNDRED ? HUNDRED - sum : 0n]);
};

const ticketPercent = (type: RecipientType | null, { tickets }: TaxPercents): number => {
  if (type === 'Medarbejder') return tickets.employees;
  if (type === 'Præmie') return tickets.prizes;
  if (type === 'Forening eller velgørenhed') return tickets.charity;
  return tickets.others;
};

/** What tickets cost, by whom they were for: by their value, by seats where the value of some is not known. */
const splitOf = (cost: Ore, tickets: readonly TaxTickets[], percents: TaxPercents): TaxSplit[] => {
  const given = tickets.filter(({ seats }) => seats > 0);
  const all: readonly TaxTickets[] = given.length > 0 ? given : [{ type: null, seats: 1, value: null }];
  const isValued = all.every(({ value }) => value !== null) && all.some(({ value }) => value !== 0n);
  // Of a pool that lies in several years, a year has no whole number of seats.
  const weightOf = ({ seats, value }: TaxTickets) => BigInt(Math.round(seats * 1e6)) * (isValued ? (value ?? 0n) : 1n);
  const byType = [...Map.groupBy(all, ({ type }) => type)];
  const costs = shareOut(
    cost,
    byType.map(([, ofType]) => ofType.reduce((sum, one) => sum + weightOf(one), 0n)),
  );
  return byType.map(([type], at) => {
    const [part, percent] = [costs[at] ?? 0n, ticketPercent(type, percents)];
    return { type, cost: part, percent, deductible: percentOf(part, percent) };
  });
};

const vatPercent = (part: TaxPart, { vat }: TaxPercents): number =>
  part === 'Reklame' || part === 'Forplejning' ? vat[part] : 0;

/** What of each part of an agreement's year is VAT, cost and deductible. The parts add up to the amount. */
export const taxOf = (terms: TaxTerms, percents: TaxPercents): PartOfTax[] => {
  const amounts = shareByParts(terms);
  return taxParts.map((part, at) => {
    const amount = amounts[at] ?? 0n;
    const vat = terms.vat && divideHalfUp(amount * terms.vat.of, terms.vat.in);
    const vatDeductible = divideHalfUp(
      (vat ?? 0n) * scalePercent(vatPercent(part, percents)) * scalePercent(percents.bank),
      HUNDRED * HUNDRED,
    );
    const cost = amount - vatDeductible;
    const split = part === 'Billetter' && cost > 0n ? splitOf(cost, terms.tickets, percents) : [];
    const ofSplit = split.reduce((sum, { deductible }) => sum + deductible, 0n);
    const ofPart = part === 'Billetter' || part === 'Ufordelt' ? ofSplit : percentOf(cost, percents.income[part]);
    return { part, amount, vat, vatDeductible, cost, split, deductible: ofPart };
  });
};
