import { dateProblems, type FieldErrors, limits, lostInSimple } from '@sponsorat/api';
import type { Connection } from '../../lib/db/database.ts';
import { categoryProblem } from '../categories/categories.rules.ts';
import { lockCategories } from '../categories/categories.store.ts';
import { findProducts } from '../products/products.store.ts';
import type { DraftValues } from '../templates/fill.rules.ts';
import { columnsOfTerms, withoutUndefined } from '../templates/terms.rules.ts';
import type { ContractDetails } from './contracts.store.ts';
import { findProven } from './proofs.store.ts';
import { paidRateProblems, storedRates } from './rates.rules.ts';
import { findSeatsTaken } from './seats.sql.ts';

/** What of a product is taken already: used, seats that are given, or shown to be delivered. */
type ItemUsage = { productId: number; used: number; seats: number; hasGrants: boolean; isProven: boolean };
type ItemInput = { productId: number; selected: boolean; amount: number | null };

/** Danish messages for products that are there twice, by path. */
const repeatedProducts = (items: readonly ItemInput[]): FieldErrors => {
  const fields: FieldErrors = {};
  const seen = new Set<number>();
  for (const [index, { productId }] of items.entries()) {
    if (seen.has(productId)) fields[`products.${index}.productId`] = 'Produkt kan kun vælges én gang';
    seen.add(productId);
  }
  return fields;
};

/**
 * Danish messages for what usage, tickets that were given and proofs of delivery forbid: removing a product that has
 * some, or lowering its amount under what is taken.
 */
const usageProblems = (before: readonly ItemUsage[], items: readonly ItemInput[]): FieldErrors => {
  const fields: FieldErrors = {};
  for (const { productId, used, seats, hasGrants, isProven } of before) {
    const index = items.findIndex((item) => item.productId === productId);
    const item = items[index];
    if (isProven && !item) fields.products = 'Produkter, der har bevis for levering, kan ikke fjernes';
    else if (isProven && !item?.selected)
      fields[`products.${index}.selected`] = 'Produkt har bevis for levering og kan ikke fravælges';
    if (used === 0 && !hasGrants) continue;
    const [verb, done] = hasGrants ? ['givet', 'givet billetter af'] : ['brugt', 'brugt'];
    const least = Math.max(used, seats);
    if (!item) fields.products = `Produkter, der er ${done}, kan ikke fjernes`;
    else if (!item.selected) fields[`products.${index}.selected`] = `Produkt er ${done} og kan ikke fravælges`;
    else if ((item.amount ?? 0) < least)
      fields[`products.${index}.amount`] = `Antal må ikke være mindre end det, der er ${verb} (${least})`;
  }
  return fields;
};

const takenItems = async (tx: Connection, { id, items }: ContractDetails): Promise<ItemUsage[]> => {
  const taken = await findSeatsTaken(tx, id);
  const proven = await findProven(
    tx,
    items.map((item) => item.id),
  );
  return items.map((item) => ({
    ...item,
    seats: taken.get(item.id) ?? 0,
    hasGrants: taken.has(item.id),
    isProven: proven.has(item.id),
  }));
};

/** The contract's own columns of what was sent; a key that was missing leaves its column alone. */
export const draftColumns = (sent: DraftValues) =>
  withoutUndefined({
    ...columnsOfTerms(sent),
    renewsId: sent.renewsId,
    simple: sent.simple,
    externalNumber: sent.externalNumber,
    startDate: sent.startDate,
    endDate: sent.endDate,
    renegotiation: sent.renegotiation,
  });

/** Refuses to make a full agreement, or a new one, a simple one where something of it would be lost. */
export const simpleProblem = (before: ContractDetails | null, sent: DraftValues): FieldErrors => {
  if (!sent.simple || before?.simple) return {};
  const lost = lostInSimple({
    ...before,
    ...draftColumns(sent),
    products: sent.products ?? before?.items ?? [],
    additionalCategories: sent.additionalCategories ?? before?.additionalCategories ?? [],
  });
  return lost === null ? {} : { simple: `Aftalen har ${lost}. Fjern det, så kan den blive en simpel aftale.` };
};

const categoryProblems = async (
  tx: Connection,
  before: ContractDetails | null,
  sent: DraftValues,
  fromTemplate: number | null,
): Promise<FieldErrors> => {
  const main = sent.category ? [sent.category] : [];
  const additional = sent.additionalCategories ?? [];
  const known = await lockCategories(tx, [...main, ...additional]);
  const stored = [before?.categoryId, fromTemplate].filter((id) => id != null);
  const category = categoryProblem(known, { label: 'Kategori', owner: 'Aftaler', chosen: main, stored });
  const additionalCategories = categoryProblem(known, {
    label: 'Yderligere kategorier',
    owner: 'Aftaler',
    chosen: additional,
    stored: before?.additionalCategories ?? [],
  });
  return { ...(category && { category }), ...(additionalCategories && { additionalCategories }) };
};

const missingProducts = async (tx: Connection, sent: DraftValues): Promise<FieldErrors> => {
  const fields: FieldErrors = {};
  const items = sent.products ?? [];
  const products = await findProducts(
    tx,
    items.map((item) => item.productId),
  );
  for (const [index, { productId }] of items.entries())
    if (!products.has(productId)) fields[`products.${index}.productId`] = 'Produkt findes ikke';
  return fields;
};

/**
 * Danish messages, by field, for what a draft would be once the sent values are in it. A category that a template gives is
 * taken as one that is stored: it may not be offered any more.
 */
export const draftProblems = async (
  tx: Connection,
  before: ContractDetails | null,
  sent: DraftValues,
  fromTemplate: number | null,
): Promise<FieldErrors> => {
  const dayAfter = <K extends 'startDate' | 'endDate' | 'renegotiation'>(key: K) =>
    sent[key] === undefined ? (before?.[key] ?? null) : sent[key];
  const dates = {
    startDate: dayAfter('startDate'),
    endDate: dayAfter('endDate'),
    renegotiation: dayAfter('renegotiation'),
  };
  return {
    ...dateProblems(dates),
    ...((sent.rates ?? []).some(({ amount }) => amount > limits.money) && {
      sponsorshipAmount: 'Beløbet bliver for stort',
    }),
    ...(await categoryProblems(tx, before, sent, fromTemplate)),
    ...(await missingProducts(tx, sent)),
    ...(before && sent.rates && paidRateProblems(storedRates(before), sent.rates)),
    ...(sent.products && repeatedProducts(sent.products)),
    ...(sent.products && usageProblems(before ? await takenItems(tx, before) : [], sent.products)),
  };
};
