import { isIsoDate } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { AccountsPage } from '../../../features/reports/AccountsPage.tsx';
import { readsOnly } from '../../../lib/search.ts';
import { texts } from '../../../shell/texts.ts';
import { trails } from '../-crumbs.ts';
import { areaIn } from '../-report-search.ts';

const Screen = () => <AccountsPage search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/reports/accounts')({
  staticData: { crumbs: [...trails.reports, { title: texts.menu.accounts }] },
  validateSearch: readsOnly((search): { date?: string; area?: number } => ({
    ...(isIsoDate(String(search.date)) && { date: String(search.date) }),
    ...areaIn(search),
  })),
  component: Screen,
});
