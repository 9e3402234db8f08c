import { productCategoryList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { listQuery } from '../../../domain/resource/resource.queries.ts';
import { ProductCategoryList } from '../../../features/product-categories/ProductCategoryList.tsx';
import { productCategories } from '../../../features/product-categories/product-categories.resource.ts';
import { trails } from '../-crumbs.ts';
import { resourceListRoute } from '../-resource.ts';

const List = () => <ProductCategoryList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/categories/')({
  ...resourceListRoute(productCategoryList, trails.home),
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(listQuery(productCategories, deps)),
  component: List,
});
