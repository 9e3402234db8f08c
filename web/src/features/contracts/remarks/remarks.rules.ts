import { addMonths, type Contract } from '@sponsorat/api';
import { balanceOf, usualCoverage } from '../fields/amounts.rules.ts';
import type { RateValues } from '../fields/rates.rules.ts';
import { type Shares, sumOfShares } from '../fields/shares.rules.ts';
import { overlapping } from '../status.rules.ts';
import { PURPOSE_STEP } from '../wizard/steps.rules.ts';

/** What is looked at of a draft; one that is not saved yet has no id. */
export type RemarkedDraft = Pick<
  Contract,
  'startDate' | 'endDate' | 'sponsorshipAmount' | 'simple' | 'products' | 'renewsId'
> &
  Shares & { id: number | null; rates: readonly RateValues[] };

/** Something about a draft that may be meant, and should be seen before it is confirmed. */
export type Remark =
  | { kind: 'overlap'; step: number; numbers: string[] }
  | { kind: 'shares'; step: number; sum: number }
  | { kind: 'rates'; step: number; over: boolean }
  | { kind: 'oneYear'; step: number; year: string; from: string; to: string }
  | { kind: 'farRates'; step: number; count: number; from: string; to: string }
  | { kind: 'seasons'; step: number; seasons: string[]; ids: number[]; from: string; to: string }
  | { kind: 'products'; step: number }
  | { kind: 'noRates'; step: number }
  | { kind: 'missingRates'; step: number; from: string }
  | { kind: 'missingProducts'; step: number; from: string; ids: number[] };

const WHOLE = 100;
/** A rate may well be paid before the agreement begins or after it has ended, but not by years. */
const MOST_MONTHS_AWAY = 12;
const PRODUCTS_STEP = PURPOSE_STEP + 1;

const chosenIds = ({ products }: Pick<Contract, 'products'>): number[] =>
  products.flatMap(({ productId, selected }) => (selected ? [productId] : []));

/** What the renewed agreement has and its renewal lacks: rates, where the renewal has none, and each product. */
const missingOf = (draft: RemarkedDraft, all: readonly Contract[]): Remark[] => {
  const renewed = all.find(({ id }) => id === draft.renewsId);
  if (!renewed) return [];
  const from = renewed.number;
  const here = new Set(chosenIds(draft));
  const ids = chosenIds(renewed).filter((id) => !here.has(id));
  return [
    ...(renewed.rates.length > 0 && draft.rates.length === 0
      ? [{ kind: 'missingRates', step: PURPOSE_STEP, from } as const]
      : []),
    ...(ids.length > 0 ? [{ kind: 'missingProducts', step: PRODUCTS_STEP, from, ids } as const] : []),
  ];
};

const yearOf = (day: string): string => day.slice(0, 4);

/** The years that a season's text names: "2025", "2026/27" and "26/27" are understood. */
const yearsIn = (season: string): string[] =>
  (season.match(/\b20\d\d\b|\b\d\d(?=\/\d)|(?<=\d[/–-])\d\d\b/g) ?? []).map((year) => year.padStart(4, '20'));

/** What looks left from another period: rates that all fall in one year or far outside of it, and seasons of years outside it. */
const misplacedOf = ({ startDate, endDate, rates, products }: RemarkedDraft): Remark[] => {
  if (startDate === null || endDate === null) return [];
  const years = { from: yearOf(startDate), to: yearOf(endDate) };
  const remarks: Remark[] = [];
  const isLong = endDate >= `${Number(years.from) + 1}${startDate.slice(4)}`;
  const [year, ...others] = new Set(rates.flatMap(({ dueDate }) => (dueDate === null ? [] : yearOf(dueDate))));
  if (isLong && rates.length > 1 && year !== undefined && others.length === 0)
    remarks.push({ kind: 'oneYear', step: PURPOSE_STEP, year, ...years });
  else {
    const first = addMonths(startDate, -MOST_MONTHS_AWAY);
    const last = addMonths(endDate, MOST_MONTHS_AWAY);
    const count = rates.filter(({ dueDate }) => dueDate !== null && (dueDate < first || dueDate > last)).length;
    if (count > 0) remarks.push({ kind: 'farRates', step: PURPOSE_STEP, count, ...years });
  }
  const isOutside = (at: string) => at < years.from || at > years.to;
  const past = products.flatMap(({ selected, season, productId }) => {
    const named = yearsIn(season ?? '');
    return selected && season !== null && named.length > 0 && named.every(isOutside) ? [{ season, productId }] : [];
  });
  const seasons = [...new Set(past.map(({ season }) => season))];
  const ids = past.map(({ productId }) => productId);
  if (ids.length > 0) remarks.push({ kind: 'seasons', step: PRODUCTS_STEP, seasons, ids, ...years });
  return remarks;
};

/** What to look at in a draft before it is confirmed, in the order of the steps that it is about. */
export const remarksOf = (draft: RemarkedDraft, all: readonly Contract[]): Remark[] => {
  const remarks: Remark[] = [];
  const approved = overlapping(draft, all);
  if (approved.length > 0)
    remarks.push({ kind: 'overlap', step: PURPOSE_STEP, numbers: approved.map(({ number }) => number) });
  const balance = draft.rates.length > 0 ? balanceOf(draft, usualCoverage(draft)) : null;
  if (balance && balance.difference !== 0n)
    remarks.push({ kind: 'rates', step: PURPOSE_STEP, over: balance.difference > 0n });
  const sum = sumOfShares(draft);
  if (sum !== null && sum !== WHOLE) remarks.push({ kind: 'shares', step: PURPOSE_STEP, sum });
  const missing = missingOf(draft, all);
  if (!draft.simple && chosenIds(draft).length === 0 && !missing.some(({ kind }) => kind === 'missingProducts'))
    remarks.push({ kind: 'products', step: PRODUCTS_STEP });
  if (draft.rates.length === 0 && draft.sponsorshipAmount && !missing.some(({ kind }) => kind === 'missingRates'))
    remarks.push({ kind: 'noRates', step: PURPOSE_STEP });
  return [...remarks, ...misplacedOf(draft), ...missing].toSorted((a, b) => a.step - b.step);
};
