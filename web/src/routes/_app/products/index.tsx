import { createFileRoute } from '@tanstack/react-router';
import { ProductList } from '../../../features/products/ProductList.tsx';
import { products } from '../../../features/products/products.resource.ts';
import { trails } from '../-crumbs.ts';
import { resourceListRoute } from '../-resource.ts';

const List = () => <ProductList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/products/')({
  ...resourceListRoute(products, trails.home),
  component: List,
});
