import { addDays, daysBetween, type IsoDate, oreToKroner } from '@sponsorat/api';
import type { AgreementFields } from '../../steps/agreement-steps.ts';
import type { CategoryName } from '../bank.ts';
import { addMonths, recently, seasonOf, soon } from '../calendar.ts';
import { type ProductKey, type ProductPlan, productPlans } from '../products.ts';
import { type PackageName, type Pick, packages } from './packages.ts';
import type { Period, Recipe } from './recipe.ts';
import { exclusivity, specialAgreements } from './texts.ts';

/** Where the demo's categories and products lie in the database. */
export type Catalogue = {
  category: (name: CategoryName) => number;
  product: (key: ProductKey) => number;
  /** The template that an agreement with a package begins with, if there is one. */
  template: (name: PackageName) => number | undefined;
};

/** Two weeks into each part of the period; the nearest one falls due soon, or was due the other day. */
const dueDates = ({ startDate }: Period, { years, rates }: Recipe, today: IsoDate): IsoDate[] => {
  const perYear = rates?.perYear ?? 1;
  const dates = Array.from({ length: perYear * years }, (_, i) =>
    addDays(addMonths(startDate, (12 / perYear) * i), 14),
  );
  if (!rates?.due) return dates;
  const moved = rates.due === 'soon' ? soon(today) : recently(today);
  const away = (date: IsoDate) => Math.abs(daysBetween(date, moved));
  const [nearest] = dates.toSorted((a, b) => away(a) - away(b));
  return dates.map((date) => (date === nearest ? moved : date));
};

/** The rates of an agreement, which add up to its amount where none was forgotten. */
export const ratesOf = (period: Period, recipe: Recipe, today: IsoDate): { amount: number; dueDate: IsoDate }[] => {
  if (!recipe.rates) return [];
  const dates = dueDates(period, recipe, today);
  const total = BigInt(recipe.annual) * 100n * BigInt(recipe.years);
  const each = total / BigInt(dates.length);
  const rest = total - each * BigInt(dates.length);
  const rates = dates.map((dueDate, i) => ({ amount: oreToKroner(i === 0 ? each + rest : each), dueDate }));
  return rates.slice(0, recipe.rates.first);
};

/** The package's products, with amounts as many times as large as the recipe says. */
export const picksOf = ({ package: name, scale = 1 }: Recipe): Pick[] => {
  const picks: readonly Pick[] = name ? packages[name].picks : [];
  return picks.map((pick) =>
    pick.amount === undefined ? pick : { ...pick, amount: Math.max(1, Math.round(pick.amount * scale)) },
  );
};

/** A product of an agreement as it is sent. */
export const selection = (pick: Pick, season: string | null, product: (key: ProductKey) => number) => {
  const { hasSeason }: ProductPlan = productPlans[pick.product];
  const { product: key, addOns = [], ...values } = pick;
  return { ...values, productId: product(key), selected: true, addOns: [...addOns], ...(hasSeason && { season }) };
};

/** The first step of an agreement: purpose and price. */
export const priceFields = (
  recipe: Recipe,
  period: Period,
  today: IsoDate,
  { category }: Catalogue,
): AgreementFields => {
  const chosen = recipe.package ? packages[recipe.package] : null;
  const [advertisement, tickets, catering, travel] = chosen?.shares ?? [];
  return {
    category: category(recipe.kind),
    additionalCategories: (recipe.also ?? []).map(category),
    ...period,
    sponsorshipAmount: recipe.annual,
    rates: ratesOf(period, recipe, today),
    sponsorPaysPrints: chosen?.sponsorPaysPrints ?? false,
    valueOfAdvertisement: advertisement ?? null,
    valueOfTickets: tickets ?? null,
    valueOfCatering: catering ?? null,
    valueOfTravel: travel ?? null,
  };
};

/** The steps of the sections: what the club delivers. */
export const productFields = (recipe: Recipe, period: Period, { product }: Catalogue): AgreementFields => ({
  products: picksOf(recipe).map((pick) => selection(pick, seasonOf(period.startDate), product)),
});

/** The last step: what else was agreed. */
export const closingFields = ({ exclusive = 'none', special = 'none' }: Recipe): AgreementFields => ({
  exclusivity: exclusivity[exclusive],
  specialAgreements: specialAgreements[special],
});
