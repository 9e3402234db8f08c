import { templateList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { TemplateList } from '../../../../features/templates/TemplateList.tsx';
import { texts } from '../../../../shell/texts.ts';
import { trails } from '../../-crumbs.ts';
import { resourceListRoute } from '../../-resource.ts';

const List = () => <TemplateList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/settings/templates/')({
  ...resourceListRoute({
    list: templateList,
    title: texts.menu.templates,
    above: trails.settings,
    load: async () => (await import('../../../../features/templates/templates.resource.ts')).templates,
  }),
  component: List,
});
