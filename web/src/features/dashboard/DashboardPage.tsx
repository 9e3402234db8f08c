import { hasRole } from '@sponsorat/api';
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { useUser } from '../../lib/session.ts';
import { keys } from '../../lib/sponsorship-cache.ts';
import { LinkButton } from '../../ui/links.tsx';
import { Page } from '../../ui/Page.tsx';
import { AdminAttention } from './AdminAttention.tsx';
import { CategoryCounts, type Shown } from './CategoryCounts.tsx';
import classes from './DashboardPage.module.css';
import { Distribution } from './Distribution.tsx';
import { categoriesQuery, overviewQuery } from './dashboard.queries.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { FirstVisit } from './FirstVisit.tsx';
import { LatestContracts } from './LatestContracts.tsx';
import { OverviewCards } from './OverviewCards.tsx';
import { Refresh } from './Refresh.tsx';
import { texts } from './texts.ts';
import { Updates } from './Updates.tsx';

type DashboardPageProps = {
  /** The block of tasks; `isFirst` while there is no agreement yet. */
  tasks: (isFirst: boolean) => ReactNode;
};

/** The page that a visit begins with: how much there is, what is due, and what is new. */
export const DashboardPage = ({ tasks }: DashboardPageProps) => {
  const queryClient = useQueryClient();
  const user = useUser();
  const isAdmin = hasRole(user.roles, 'Admin');
  const overview = useQuery(overviewQuery);
  const categories = useQuery(categoriesQuery);
  const isShown = ({ queryKey: [first] }: { queryKey: readonly unknown[] }) =>
    first === keys.dashboard[0] || first === keys.tasks[0];
  const fetching = useIsFetching({ predicate: isShown }) > 0;
  const [shown, setShown] = useState<Shown>('first');
  const showOthers = useCallback(() => setShown('others'), []);
  const isFirst = overview.data?.contracts === 0;
  const firstSteps = isFirst && <FirstSteps />;
  return (
    <Page
      title={texts.title}
      actions={
        <>
          <Refresh
            busy={fetching}
            updatedAt={overview.dataUpdatedAt}
            onClick={() => void queryClient.invalidateQueries({ predicate: isShown })}
          />
          <LinkButton variant="default" to="/sponsorships" search={{ user: user.id }}>
            {texts.mine}
          </LinkButton>
        </>
      }
    >
      <OverviewCards query={overview} />
      {isAdmin ? <FirstVisit>{firstSteps}</FirstVisit> : firstSteps}
      {tasks(isFirst)}
      <div className={classes.measure}>
        <div className={classes.trio}>
          <Distribution query={categories} onOthers={showOthers} />
          <CategoryCounts query={categories} shown={shown} onShow={setShown} />
          <div className={classes.last}>
            <LatestContracts />
          </div>
        </div>
      </div>
      {isAdmin && <AdminAttention />}
      <Updates />
    </Page>
  );
};
