import { hasRole } from '@sponsorat/api';
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { useUser } from '../../lib/session.ts';
import { keys } from '../../lib/sponsorship-cache.ts';
import { Page } from '../../ui/Page.tsx';
import { Attention } from './Attention.tsx';
import { CategoryCounts } from './CategoryCounts.tsx';
import classes from './DashboardPage.module.css';
import { Distribution } from './Distribution.tsx';
import { categoriesQuery, overviewQuery } from './dashboard.queries.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { LatestContracts } from './LatestContracts.tsx';
import { LowUse } from './LowUse.tsx';
import { OverviewCards } from './OverviewCards.tsx';
import { Refresh } from './Refresh.tsx';
import { Renegotiation } from './Renegotiation.tsx';
import { texts } from './texts.ts';
import { Updates } from './Updates.tsx';

/** The page that a visit begins with: how much there is, what is due, and what is new. */
export const DashboardPage = () => {
  const queryClient = useQueryClient();
  const isAdmin = hasRole(useUser().roles, 'Admin');
  const overview = useQuery(overviewQuery);
  const categories = useQuery(categoriesQuery);
  const fetching = useIsFetching({ queryKey: keys.dashboard }) > 0;
  const isFirst = overview.data?.contracts === 0;
  return (
    <Page
      title={texts.title}
      actions={
        <Refresh
          busy={fetching}
          updatedAt={overview.dataUpdatedAt}
          onClick={() => void queryClient.invalidateQueries({ queryKey: keys.dashboard })}
        />
      }
    >
      <OverviewCards query={overview} />
      {isAdmin && <Attention />}
      {isFirst ? (
        <FirstSteps />
      ) : (
        <div className={classes.measure}>
          <div className={classes.pair}>
            <Renegotiation />
            <LowUse />
          </div>
        </div>
      )}
      <div className={classes.measure}>
        <div className={classes.trio}>
          <Distribution query={categories} />
          <CategoryCounts query={categories} />
          <div className={classes.last}>
            <LatestContracts />
          </div>
        </div>
      </div>
      <Updates />
    </Page>
  );
};
