import { createFileRoute } from '@tanstack/react-router';
import { ChartGallery } from '../../features/charts/ChartGallery.tsx';
import { requireRole } from '../../lib/session.ts';
import { trails } from './-resource.tsx';

export const Route = createFileRoute('/_app/charts')({
  staticData: { crumbs: [...trails.home, { title: 'Diagrammer', to: '/charts' }] },
  beforeLoad: requireRole('Admin'),
  component: ChartGallery,
});
