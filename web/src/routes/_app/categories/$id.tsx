import { createFileRoute } from '@tanstack/react-router';
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
  ...recordRoute(productCategories, trails.home),
  component: Form,
});
