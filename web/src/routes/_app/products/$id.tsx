import { productList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { loadRecord } from '../../../domain/resource/resource.queries.ts';
import { ProductForm } from '../../../features/products/ProductForm.tsx';
import { categoriesQuery, iconsQuery } from '../../../features/products/products.queries.ts';
import { products } from '../../../features/products/products.resource.ts';
import { trails } from '../-crumbs.ts';
import { OfRecord } from '../-record.tsx';
import { recordRoute } from '../-resource.ts';

const Form = () => (
  <OfRecord resource={products} id={Route.useParams().id}>
    {(product) => <ProductForm product={product} />}
  </OfRecord>
);

export const Route = createFileRoute('/_app/products/$id')({
  ...recordRoute(productList, trails.home),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(categoriesQuery);
    void queryClient.prefetchQuery(iconsQuery);
    await loadRecord(queryClient, products, id);
  },
  component: Form,
});
