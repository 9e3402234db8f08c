import { createFileRoute } from '@tanstack/react-router';
import { CategoryList } from '../../../../features/categories/CategoryList.tsx';
import { categories } from '../../../../features/categories/categories.resource.ts';
import { trails } from '../../-crumbs.ts';
import { resourceListRoute } from '../../-resource.ts';

const List = () => <CategoryList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/settings/categories/')({
  ...resourceListRoute(categories, trails.settings),
  component: List,
});
