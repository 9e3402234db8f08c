import { Title } from '@mantine/core';
import type { Section as SectionName } from '@sponsorat/api';
import type { ProductGroup } from '../../domain/product/catalog.rules.ts';
import { selectionFields } from '../../domain/product/ProductDetails.tsx';
import { ProductFields } from '../../domain/product/ProductFields.tsx';
import { isChosen } from '../../domain/product/selection.rules.ts';
import { useFormState } from '../../ui/form/formHooks.ts';
import { Section } from '../../ui/Section.tsx';
import type { TemplateForm } from './templateForm.ts';
import { texts } from './texts.ts';

// Texts of products are read as they are written: no club is chosen yet.
const ANY_CLUB = '{name}';

type TemplateProductsProps = {
  form: TemplateForm;
  section: SectionName;
  groups: readonly ProductGroup[];
  first: number;
};

/** What is chosen of a section's products, by product category. `first` is the place of its first one in the form. */
export const TemplateProducts = ({ form, section, groups, first }: TemplateProductsProps) => {
  const chosen = useFormState(form, ({ values }) => {
    const selections = values.terms?.products ?? [];
    return groups
      .flatMap((group) =>
        group.products.map((product, at) => ({ product, selection: selections[first + group.first + at] })),
      )
      .filter(({ product, selection }) => selection && isChosen(product, selection)).length;
  });
  return (
    <Section title={section} subtitle={chosen > 0 && texts.chosen(chosen)} flush>
      {groups.map(({ category, products, first: place }) => (
        <div key={category.id}>
          <Title order={3} px="lg" pt="sm" pb={4} fz="sm" fw={600} c="dimmed">
            {category.name}
          </Title>
          {products.map((product, at) => (
            <ProductFields
              key={product.id}
              product={product}
              shortName={ANY_CLUB}
              fields={selectionFields((part) => form.field(`terms.products.${first + place + at}.${part}`))}
            />
          ))}
        </div>
      ))}
    </Section>
  );
};
