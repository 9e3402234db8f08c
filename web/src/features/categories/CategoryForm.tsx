import { type Category, type CategoryUse, categoryInputSchema } from '@sponsorat/api';
import { TextField } from '../../ui/fields/TextField.tsx';
import { ResourcePage } from '../../ui/resource/ResourcePage.tsx';
import { useResourceForm } from '../../ui/resource/useResourceForm.ts';
import { Card } from '../../ui/Section.tsx';
import { categories } from './categories.resource.ts';

const fresh = { id: null as number | null, version: null as number | null, name: '', use: 'Begge' as CategoryUse };

/** A sponsor category's form; without a category, that of a new one. */
export const CategoryForm = ({ category }: { category: Category | undefined }) => {
  const form = useResourceForm({ resource: categories, schema: categoryInputSchema, record: category, fresh });
  return (
    <ResourcePage resource={categories} record={category} form={form}>
      <Card>
        <TextField field={form.field('name')} width="lg" />
      </Card>
    </ResourcePage>
  );
};
