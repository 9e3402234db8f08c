import { createFileRoute } from '@tanstack/react-router';
import { ProductCategoryList } from '../../../features/product-categories/ProductCategoryList.tsx';
import { productCategoriesPlace } from '../../../features/product-categories/product-categories.place.ts';
import { texts } from '../../../shell/texts.ts';
import { trails } from '../-crumbs.ts';
import { resourceListRoute } from '../-resource.ts';

const List = () => <ProductCategoryList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/categories/')({
  ...resourceListRoute({
    place: productCategoriesPlace,
    title: texts.menu.productCategories,
    above: trails.home,
    load: async () =>
      (await import('../../../features/product-categories/product-categories.resource.ts')).productCategories,
  }),
  component: List,
});
