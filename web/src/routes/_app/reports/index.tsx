import { createFileRoute } from '@tanstack/react-router';
import { YearPage } from '../../../features/reports/YearPage.tsx';
import { texts } from '../../../shell/texts.ts';
import { trails } from '../-crumbs.ts';
import { areaIn, yearIn } from '../-report-search.ts';

const Screen = () => <YearPage search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/reports/')({
  staticData: { crumbs: [...trails.home, { title: texts.menu.reports }] },
  validateSearch: (search: Record<string, unknown>) => ({ ...yearIn(search), ...areaIn(search) }),
  component: Screen,
});
