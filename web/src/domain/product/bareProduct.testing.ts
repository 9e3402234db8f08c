import type { ProductShape } from './selection.rules.ts';

/** A product that asks for nothing; a test adds what it is about. */
export const bare: ProductShape = {
  name: 'Bande',
  icon: null,
  productTitle: 'Bander hos {name}',
  hasCheckbox: false,
  hasValue: false,
  hasAmount: false,
  hasAddOns: false,
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
  descriptionLabel: null,
  descriptionType: 'none',
};
