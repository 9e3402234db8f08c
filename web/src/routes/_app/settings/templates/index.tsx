import { templateList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { TemplateList } from '../../../../features/templates/TemplateList.tsx';
import { trails } from '../../-crumbs.ts';
import { resourceListRoute } from '../../-resource.ts';

const List = () => <TemplateList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/settings/templates/')({
  ...resourceListRoute({
    list: templateList,
    above: trails.settings,
    load: async () => (await import('../../../../features/templates/templates.resource.ts')).templates,
  }),
  component: List,
});
