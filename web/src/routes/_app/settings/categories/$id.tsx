import { categoryList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { loadRecord } from '../../../../domain/resource/resource.queries.ts';
import { CategoryForm } from '../../../../features/categories/CategoryForm.tsx';
import { categories } from '../../../../features/categories/categories.resource.ts';
import { trails } from '../../-crumbs.ts';
import { OfRecord } from '../../-record.tsx';
import { recordRoute } from '../../-resource.ts';

const Form = () => (
  <OfRecord resource={categories} id={Route.useParams().id}>
    {(category) => <CategoryForm category={category} />}
  </OfRecord>
);

export const Route = createFileRoute('/_app/settings/categories/$id')({
  ...recordRoute(categoryList, trails.settings),
  loader: ({ context: { queryClient }, params: { id } }) => loadRecord(queryClient, categories, id),
  component: Form,
});
