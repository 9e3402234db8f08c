import { type Category, categoryInputSchema, categoryUses } from '@sponsorat/api';
import { ResourcePage } from '../../domain/resource/ResourcePage.tsx';
import { useResourceForm } from '../../domain/resource/useResourceForm.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { FieldGrid, HalfRow } from '../../ui/form/FieldGrid.tsx';
import { Card } from '../../ui/Section.tsx';
import { categories } from './categories.resource.ts';
import { texts } from './texts.ts';

const uses = categoryUses.map((use) => ({ value: use, label: texts.uses[use] }));

/** A sponsor category's form; without a category, that of a new one. */
export const CategoryForm = ({ category }: { category: Category | undefined }) => {
  const form = useResourceForm({ resource: categories, schema: categoryInputSchema, record: category });
  return (
    <ResourcePage resource={categories} record={category} form={form}>
      <Card>
        <FieldGrid>
          <HalfRow>
            <TextField field={form.field('name')} />
          </HalfRow>
          <SelectField field={form.field('use')} options={uses} help={texts.useHelp} />
        </FieldGrid>
      </Card>
    </ResourcePage>
  );
};
