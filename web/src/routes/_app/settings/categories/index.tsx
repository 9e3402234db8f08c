import { categoryList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { CategoryList } from '../../../../features/categories/CategoryList.tsx';
import { trails } from '../../-crumbs.ts';
import { resourceListRoute } from '../../-resource.ts';

const List = () => <CategoryList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/settings/categories/')({
  ...resourceListRoute({
    list: categoryList,
    above: trails.settings,
    load: async () => (await import('../../../../features/categories/categories.resource.ts')).categories,
  }),
  component: List,
});
