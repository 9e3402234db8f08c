import type { Product } from '@sponsorat/api';

type Chosen = 'id' | 'version' | 'categoryId';

/** A product as its form holds it. */
export type ProductValues = Omit<Product, Chosen> & Record<Chosen, number | null>;

/** A product that nothing is known of yet. */
export const freshProduct: ProductValues = {
  id: null,
  version: null,
  name: '',
  icon: null,
  categoryId: null,
  sort: null,
  productTitle: null,
  hasCheckbox: true,
  hasValue: false,
  hasAmount: false,
  hasAddOns: false,
  isTicket: false,
  amountLabel: null,
  amountUnit: null,
  valueLabel: null,
  valueUnit: null,
  addOnsLabel: null,
  addOnValues: [],
  hasTvAngle: false,
  hasCatering: false,
  hasMatch: false,
  hasPool: false,
  hasSeason: false,
  isUtilization: false,
  descriptionLabel: null,
  descriptionType: 'none',
};
