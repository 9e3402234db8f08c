import { type ProductCategory, productCategoryInputSchema, sections } from '@sponsorat/api';
import { ResourcePage } from '../../domain/resource/ResourcePage.tsx';
import { useResourceForm } from '../../domain/resource/useResourceForm.ts';
import { WholeNumberField } from '../../ui/fields/NumberFields.tsx';
import { optionsOfValues, SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { FieldGrid, HalfRow } from '../../ui/form/FieldGrid.tsx';
import { Card } from '../../ui/Section.tsx';
import { CategoryProducts } from './CategoryProducts.tsx';
import { productCategories } from './product-categories.resource.ts';
import { texts } from './texts.ts';

const options = optionsOfValues(sections);

/** A product category's form; without a category, that of a new one. */
export const ProductCategoryForm = ({ category }: { category: ProductCategory | undefined }) => {
  const form = useResourceForm({
    resource: productCategories,
    schema: productCategoryInputSchema,
    record: category,
  });
  const { field } = form;
  return (
    <ResourcePage
      resource={productCategories}
      record={category}
      form={form}
      aside={category && <CategoryProducts category={category} />}
    >
      <Card>
        <FieldGrid>
          <HalfRow>
            <TextField field={field('name')} />
          </HalfRow>
          <SelectField field={field('section')} options={options} help={texts.sectionHelp} />
          <WholeNumberField field={field('sort')} help={texts.sortHelp} />
        </FieldGrid>
      </Card>
    </ResourcePage>
  );
};
