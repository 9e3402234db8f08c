import { productList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { ProductForm } from '../../../features/products/ProductForm.tsx';
import { products } from '../../../features/products/products.resource.ts';
import { prefetchLater } from '../../../lib/prefetch-later.ts';
import { trails } from '../-crumbs.ts';
import { OfRecord } from '../-record.tsx';
import { recordRoute } from '../-resource.ts';

const Form = () => (
  <OfRecord resource={products} id={Route.useParams().id}>
    {(product) => <ProductForm product={product} />}
  </OfRecord>
);

const route = recordRoute({
  list: productList,
  above: trails.home,
  load: async () => (await import('../../../features/products/products.resource.ts')).products,
});

export const Route = createFileRoute('/_app/products/$id')({
  ...route,
  loader: (args) => {
    const { queryClient } = args.context;
    prefetchLater(
      () => import('../../../features/products/products.queries.ts'),
      ({ categoriesQuery, iconsQuery }) => {
        void queryClient.prefetchQuery(categoriesQuery);
        void queryClient.prefetchQuery(iconsQuery);
      },
    );
    return route.loader(args);
  },
  component: Form,
});
