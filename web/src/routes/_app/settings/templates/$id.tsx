import { templateList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { categoriesQuery, productCategoriesQuery, productsQuery } from '../../../../domain/catalog.queries.ts';
import { loadRecord } from '../../../../domain/resource/resource.queries.ts';
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

export const Route = createFileRoute('/_app/settings/templates/$id')({
  ...recordRoute(templateList, trails.settings),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    await Promise.all([
      loadRecord(queryClient, templates, id),
      queryClient.ensureQueryData(productsQuery),
      queryClient.ensureQueryData(productCategoriesQuery),
      queryClient.ensureQueryData(categoriesQuery),
    ]);
  },
  component: Form,
});
