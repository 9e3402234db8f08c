import { productList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { ProductList } from '../../../features/products/ProductList.tsx';
import { trails } from '../-crumbs.ts';
import { resourceListRoute } from '../-resource.ts';

const List = () => <ProductList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/products/')({
  ...resourceListRoute({
    list: productList,
    above: trails.home,
    load: async () => (await import('../../../features/products/products.resource.ts')).products,
  }),
  component: List,
});
