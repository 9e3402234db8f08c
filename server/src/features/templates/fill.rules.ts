import {
  type ContractInput,
  endAfterMonths,
  isIsoDate,
  oreToKroner,
  ratesOfTemplate,
  type Section,
  type TemplateProduct,
  toOre,
  withClubName,
} from '@sponsorat/api';
import type { TemplateRecord } from './templates.store.ts';
import { termsOf, withoutUndefined } from './terms.rules.ts';

/** A product of a template that was deleted before the draft began. */
export type GoneProduct = { productId: number; name: string; section: Section };

/** What a draft is made of: as it is sent, but that rates of a template may still lack their days. */
export type DraftValues = Omit<ContractInput, 'rates'> & {
  rates: { id: number | null; amount: number; dueDate: string | null }[] | undefined;
};

/** A template's products for a club, without those that are gone. */
const productsFor = (products: readonly TemplateProduct[], isThere: (id: number) => boolean, shortName: string) => ({
  products: products
    .filter(({ productId }) => isThere(productId))
    .map(({ name: _name, section: _section, ...selection }) => ({
      ...selection,
      addOns: selection.addOns.map((addOn) => withClubName(addOn, shortName)),
      match: withClubName(selection.match, shortName),
      pool: withClubName(selection.pool, shortName),
      season: withClubName(selection.season, shortName),
      description: withClubName(selection.description, shortName),
    })),
  gone: products.filter(({ productId, selected }) => selected && !isThere(productId)),
});

type Club = { shortName: string /** Whether there is still a product of this id. */; isThere: (id: number) => boolean };

const ratesFor = (template: TemplateRecord, values: Omit<DraftValues, 'rates'>): DraftValues['rates'] => {
  const { startDate = null, endDate = null, sponsorshipAmount } = values;
  if (sponsorshipAmount === null || sponsorshipAmount === undefined) return [];
  const period = { startDate, endDate, months: template.months, sponsorshipAmount: toOre(sponsorshipAmount) };
  return ratesOfTemplate(template.rates, period).map(({ amount, dueDate }) => ({
    id: null,
    amount: oreToKroner(amount),
    dueDate,
  }));
};

/**
 * A new draft by a template: what was not sent is the template's, with the club's short name for {name}. The period is as
 * long as the template says, and rates are shares of what it costs. Says which of its products are gone.
 */
export const fillIn = (
  template: TemplateRecord,
  sent: ContractInput,
  { shortName, isThere }: Club,
): { values: DraftValues; gone: GoneProduct[] } => {
  const { startDate } = sent;
  const end = startDate && template.months ? endAfterMonths(startDate, template.months) : null;
  const { products, gone } = productsFor(template.products, isThere, shortName);
  const terms = termsOf(template);
  const values = {
    ...sent,
    ...terms,
    exclusivity: withClubName(terms.exclusivity, shortName),
    specialAgreements: withClubName(terms.specialAgreements, shortName),
    // Past the last year that dates may be of, the end is left to be chosen.
    endDate: end && isIsoDate(end) ? end : null,
    products,
    ...withoutUndefined(sent),
  };
  return {
    values: { ...values, rates: sent.rates ?? ratesFor(template, values) },
    gone: sent.products
      ? []
      : gone.map(({ productId, name, section }) => ({ productId, name: withClubName(name, shortName), section })),
  };
};
