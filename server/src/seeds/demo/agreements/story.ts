import { addDays, dayInCopenhagen, type IsoDate } from '@sponsorat/api';
import type { ContractDetails } from '../../../features/contracts/contracts.store.ts';
import type { Actor } from '../../../lib/actor.ts';
import type { AgreementFields, AgreementStory } from '../../steps/agreement-steps.ts';
import type { Later } from '../../steps/timeline.ts';
import { inTheOffice } from '../calendar.ts';
import { type ProductPlan, productCategories, productPlans } from '../products.ts';
import { type Catalogue, closingFields, picksOf, priceFields, productFields, ratesOf } from './fields.ts';
import { type Moments, momentsOf } from './moments.ts';
import type { Pick } from './packages.ts';
import { paymentsOf } from './payments.ts';
import type { Period, Recipe } from './recipe.ts';
import { usageOf } from './usage.ts';

export type AgreementPlan = { key: string; recipe: Recipe; period: Period; moments: Moments; next: Period | null };

/** A club's agreements with their periods and moments; pure, so that any day can be tried. */
export const planAgreements = (
  shortName: string,
  recipes: readonly Recipe[],
  periods: readonly Period[],
  today: IsoDate,
) =>
  recipes.map((recipe, index): AgreementPlan => {
    const period = periods[index] as Period;
    const key = `${shortName} ${index}`;
    return { key, recipe, period, moments: momentsOf(key, recipe, period, today), next: periods[index + 1] ?? null };
  });

const isHospitality = ({ product }: Pick): boolean => {
  const { category }: ProductPlan = productPlans[product];
  return productCategories.some((one) => one.name === category && one.section === 'Hospitality');
};

const savesOf = (
  { recipe, period, moments }: AgreementPlan,
  today: IsoDate,
  on: Catalogue,
): AgreementStory['saves'] => {
  const price = priceFields(recipe, period, today, on);
  const closing = closingFields(recipe);
  const products = productFields(recipe, period, on);
  const at = moments.drafted;
  const { endDate: _end, renegotiation: _renegotiation, ...withoutEnd } = price;
  const { category, ...withoutCategory } = price;
  const saves: Partial<Record<Recipe['state'], AgreementFields>> = {
    opened: { category, startDate: withoutEnd.startDate },
    half: { ...withoutCategory, products: (products.products || []).slice(0, 3) },
    copy: { sponsorshipAmount: recipe.annual, rates: [] },
  };
  const partial = saves[recipe.state];
  if (partial) return [{ at, fields: partial }];
  if (recipe.package === null) return [{ at: moments.confirmed ?? at, fields: { ...price, ...closing } }];
  const templateId = on.template(recipe.package);
  // What was agreed differs from the template, and is what is said here.
  const begun =
    templateId === undefined ? {} : { templateId, products: [], exclusivity: null, specialAgreements: null };
  return [
    { at, fields: { ...price, ...begun } },
    { at: moments.finished, fields: { ...products, ...closing } },
  ];
};

/** The days on which an agreement was the active one, up to yesterday. */
const activeDays = ({ period, moments, next }: AgreementPlan, today: IsoDate): { from: IsoDate; to: IsoDate } => {
  const signed = moments.redone?.signed ?? moments.signed;
  const from = [period.startDate, signed ? dayInCopenhagen(signed) : today].toSorted().at(-1) as IsoDate;
  const last = [period.endDate, addDays(today, -1), ...(next ? [addDays(next.startDate, -1)] : [])].toSorted()[0];
  return { from, to: last as IsoDate };
};

/** What happened to an agreement, ready to be done. */
export const storyOf = (
  plan: AgreementPlan,
  today: IsoDate,
  world: {
    catalogue: Catalogue;
    by: (at: Date) => Actor;
    signers: AgreementStory['signers'];
    before: Later<ContractDetails> | undefined;
    chargesVat: boolean | null;
  },
): AgreementStory => {
  const { recipe, moments } = plan;
  const picks = picksOf(recipe);
  const days = activeDays(plan, today);
  const shown = recipe.shown ? picks.filter(isHospitality).slice(0, 4) : [];
  return {
    by: world.by,
    simple: recipe.package === null && moments.confirmed !== null,
    saves: savesOf(plan, today, world.catalogue),
    ...(recipe.state === 'copy' && world.before && { copyOf: world.before }),
    ...(recipe.renews && world.before && { renews: world.before }),
    confirmed: moments.confirmed,
    signed: moments.signed,
    redone: moments.redone,
    corrected: recipe.corrected === undefined ? null : { sponsorshipAmount: recipe.corrected },
    signers: world.signers,
    external: recipe.external ?? false,
    evaluation: recipe.evaluation ? { at: inTheOffice(addDays(days.to, -18), 95), values: recipe.evaluation } : null,
    payments: paymentsOf(plan, ratesOf(plan.period, recipe, today), { today, chargesVat: world.chargesVat }),
    usage: usageOf(plan.key, picks, recipe, days, world.catalogue.product),
    shown: shown.map(({ product }, index) => ({
      at: inTheOffice(addDays(days.from, 10), 60 + index * 3),
      productId: world.catalogue.product(product),
    })),
  };
};
