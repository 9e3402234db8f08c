import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '../../features/dashboard/DashboardPage.tsx';
import { loadDashboard } from '../../features/dashboard/dashboard.queries.ts';

export const Route = createFileRoute('/_app/')({
  staticData: { crumbs: [{ title: 'Overblik', to: '/' }] },
  loader: ({ context }) => loadDashboard(context.queryClient, context.user),
  component: DashboardPage,
});
