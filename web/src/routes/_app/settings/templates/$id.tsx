import { templateList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { TemplateForm } from '../../../../features/templates/TemplateForm.tsx';
import { templates } from '../../../../features/templates/templates.resource.ts';
import { trails } from '../../-crumbs.ts';
import { OfRecord } from '../../-record.tsx';
import { recordRoute } from '../../-resource.ts';

const Form = () => (
  <OfRecord resource={templates} id={Route.useParams().id}>
    {(template) => <TemplateForm template={template} />}
  </OfRecord>
);

const catalogQueries = () => import('../../../../domain/catalog.queries.ts');

const record = recordRoute({
  list: templateList,
  above: trails.settings,
  load: async () => (await import('../../../../features/templates/templates.resource.ts')).templates,
});

export const Route = createFileRoute('/_app/settings/templates/$id')({
  ...record,
  loader: async (context) => {
    const { queryClient } = context.context;
    const { categoriesQuery, productCategoriesQuery, productsQuery } = await catalogQueries();
    await Promise.all([
      record.loader(context),
      queryClient.ensureQueryData(productsQuery),
      queryClient.ensureQueryData(productCategoriesQuery),
      queryClient.ensureQueryData(categoriesQuery),
    ]);
  },
  component: Form,
});
