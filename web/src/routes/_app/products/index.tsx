import { productList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { listQuery } from '../../../domain/resource/resource.queries.ts';
import { ProductList } from '../../../features/products/ProductList.tsx';
import { products } from '../../../features/products/products.resource.ts';
import { trails } from '../-crumbs.ts';
import { resourceListRoute } from '../-resource.ts';

const List = () => <ProductList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/products/')({
  ...resourceListRoute(productList, trails.home),
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(listQuery(products, deps)),
  component: List,
});
