import { type Product, productInputSchema } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { ResourcePage } from '../../domain/resource/ResourcePage.tsx';
import { useResourceForm } from '../../domain/resource/useResourceForm.ts';
import { DecimalField } from '../../ui/fields/NumberFields.tsx';
import { optionsOf, SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { CheckboxField } from '../../ui/fields/ToggleFields.tsx';
import { FieldGrid, WholeRow } from '../../ui/form/FieldGrid.tsx';
import type { FormValues } from '../../ui/form/schema.ts';
import { Section } from '../../ui/Section.tsx';
import { FlagFields } from './FlagFields.tsx';
import { ProductIconField } from './ProductIconField.tsx';
import { ProductPreview } from './ProductPreview.tsx';
import { categoriesQuery } from './products.queries.ts';
import { products } from './products.resource.ts';
import { texts } from './texts.ts';

const t = texts.form;
const blank = { hasCheckbox: true };

export type ProductValues = FormValues<typeof productInputSchema>;

/** A product's form; without a product, that of a new one. */
export const ProductForm = ({ product }: { product: Product | undefined }) => {
  const categories = useQuery(categoriesQuery);
  const form = useResourceForm({
    resource: products,
    schema: productInputSchema,
    record: product,
    blank,
  });
  const { field } = form;
  return (
    <ResourcePage resource={products} record={product} form={form} aside={<ProductPreview form={form} />}>
      <Section title={t.product}>
        <FieldGrid>
          <TextField field={field('name')} help={t.help.name} />
          <TextField field={field('productTitle')} help={t.help.title} />
          <SelectField field={field('categoryId')} options={optionsOf(categories.data)} failed={categories.isError} />
          <DecimalField field={field('sort')} />
          <WholeRow>
            <ProductIconField field={field('icon')} />
          </WholeRow>
        </FieldGrid>
      </Section>
      <Section title={t.fields} subtitle={t.fieldsHint}>
        <FlagFields form={form} />
      </Section>
      <Section title={t.use}>
        <CheckboxField field={field('isTicket')} help={t.help.ticket} />
        <CheckboxField field={field('isUtilization')} help={t.help.utilization} />
      </Section>
    </ResourcePage>
  );
};
