import { descriptionTypes } from '@sponsorat/api';
import type { ProductShape } from '../../ui/product/selection.rules.ts';
import type { ProductValues } from './ProductForm.tsx';

const said = (text: string | null): string | null => text?.trim() || null;

/** A product as its form holds it, whatever is missing or wrong, as an agreement would show it once it is saved. */
export const shownAs = (values: ProductValues, unnamed: string): ProductShape => ({
  ...values,
  name: said(values.name) ?? unnamed,
  productTitle: said(values.productTitle),
  amountLabel: said(values.amountLabel),
  amountUnit: said(values.amountUnit),
  valueLabel: said(values.valueLabel),
  valueUnit: said(values.valueUnit),
  addOnsLabel: said(values.addOnsLabel),
  descriptionLabel: said(values.descriptionLabel),
  descriptionType: descriptionTypes.find((type) => type === values.descriptionType) ?? 'none',
});
