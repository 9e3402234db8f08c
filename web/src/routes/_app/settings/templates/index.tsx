import { templateList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { listQuery } from '../../../../domain/resource/resource.queries.ts';
import { TemplateList } from '../../../../features/templates/TemplateList.tsx';
import { templates } from '../../../../features/templates/templates.resource.ts';
import { trails } from '../../-crumbs.ts';
import { resourceListRoute } from '../../-resource.ts';

const List = () => <TemplateList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/settings/templates/')({
  ...resourceListRoute(templateList, trails.settings),
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(listQuery(templates, deps)),
  component: List,
});
