import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CompanyPage } from '../../../features/company/CompanyPage.tsx';
import { loadSettings } from '../../../features/company/company.queries.ts';
import { companyQuery, requireRole } from '../../../lib/session.ts';
import { FormSkeleton } from '../../../ui/PageSkeleton.tsx';
import { trails } from '../-crumbs.ts';

const Settings = () => <CompanyPage company={useSuspenseQuery(companyQuery).data} />;

export const Route = createFileRoute('/_app/settings/')({
  staticData: { crumbs: trails.settings },
  beforeLoad: requireRole('Admin'),
  loader: async ({ context: { queryClient } }) => {
    await loadSettings(queryClient);
  },
  pendingComponent: FormSkeleton,
  component: Settings,
});
