import { categoryList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { listQuery } from '../../../../domain/resource/resource.queries.ts';
import { CategoryList } from '../../../../features/categories/CategoryList.tsx';
import { categories } from '../../../../features/categories/categories.resource.ts';
import { trails } from '../../-crumbs.ts';
import { resourceListRoute } from '../../-resource.ts';

const List = () => <CategoryList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/settings/categories/')({
  ...resourceListRoute(categoryList, trails.settings),
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(listQuery(categories, deps)),
  component: List,
});
