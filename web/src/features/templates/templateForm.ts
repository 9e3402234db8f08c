import { type Product, templateInputSchema } from '@sponsorat/api';
import { selectionsOf, sentSelections } from '../../domain/product/selections.rules.ts';
import type { Form } from '../../ui/form/FormStore.ts';
import type { FormValues, Output } from '../../ui/form/schema.ts';

export const schema = templateInputSchema;
export type TemplateValues = FormValues<typeof schema>;
export type TemplateForm = Form<TemplateValues>;

/** The fields of a template have a row for each product, in the order of the screen; what is saved, those that say something. */
export const fieldsOfProducts = (products: readonly Product[]) => {
  const byId = new Map(products.map((product) => [product.id, product]));
  return {
    toFields: (values: TemplateValues): TemplateValues => ({
      ...values,
      terms: values.terms && { ...values.terms, products: selectionsOf(products, values.terms.products) },
    }),
    fromFields: (input: Output<typeof schema>): Output<typeof schema> => ({
      ...input,
      terms: { ...input.terms, products: sentSelections(byId, input.terms.products, []) },
    }),
  };
};
