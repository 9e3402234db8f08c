import { productCategoryList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { ProductCategoryList } from '../../../features/product-categories/ProductCategoryList.tsx';
import { trails } from '../-crumbs.ts';
import { resourceListRoute } from '../-resource.ts';

const List = () => <ProductCategoryList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/categories/')({
  ...resourceListRoute({
    list: productCategoryList,
    above: trails.home,
    load: async () =>
      (await import('../../../features/product-categories/product-categories.resource.ts')).productCategories,
  }),
  component: List,
});
