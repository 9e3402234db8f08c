import { type Category, categoryInputSchema } from '@sponsorat/api';
import { RecordPage } from '../../ui/entity/RecordPage.tsx';
import { useRecordForm } from '../../ui/entity/useRecordForm.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Card } from '../../ui/Section.tsx';
import { categories } from './categories.kind.ts';

const fresh = { id: null as number | null, version: null as number | null, name: '' };

/** A sponsor category's form; without a category, that of a new one. */
export const CategoryForm = ({ category }: { category: Category | undefined }) => {
  const form = useRecordForm({ kind: categories, schema: categoryInputSchema, record: category, fresh });
  return (
    <RecordPage kind={categories} record={category} form={form}>
      <Card>
        <TextField field={form.field('name')} width="lg" />
      </Card>
    </RecordPage>
  );
};
