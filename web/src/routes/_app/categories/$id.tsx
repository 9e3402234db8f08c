import { productCategoryList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { loadRecord } from '../../../domain/resource/resource.queries.ts';
import { ProductCategoryForm } from '../../../features/product-categories/ProductCategoryForm.tsx';
import { productCategories } from '../../../features/product-categories/product-categories.resource.ts';
import { trails } from '../-crumbs.ts';
import { OfRecord } from '../-record.tsx';
import { recordRoute } from '../-resource.ts';

const Form = () => (
  <OfRecord resource={productCategories} id={Route.useParams().id}>
    {(category) => <ProductCategoryForm category={category} />}
  </OfRecord>
);

export const Route = createFileRoute('/_app/categories/$id')({
  ...recordRoute(productCategoryList, trails.home),
  loader: ({ context: { queryClient }, params: { id } }) => loadRecord(queryClient, productCategories, id),
  component: Form,
});
