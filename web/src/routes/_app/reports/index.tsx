import { createFileRoute } from '@tanstack/react-router';
import { YearPage } from '../../../features/reports/YearPage.tsx';
import { readsOnly } from '../../../lib/search.ts';
import { texts } from '../../../shell/texts.ts';
import { trails } from '../-crumbs.ts';
import { areaIn, yearIn } from '../-report-search.ts';

const Screen = () => <YearPage search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/reports/')({
  staticData: { crumbs: [...trails.home, { title: texts.menu.reports }] },
  validateSearch: readsOnly((search) => ({ ...yearIn(search), ...areaIn(search) })),
  component: Screen,
});
