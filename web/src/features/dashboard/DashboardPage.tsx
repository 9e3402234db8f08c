import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../lib/sponsorship-cache.ts';
import { Page } from '../../ui/Page.tsx';
import classes from './DashboardPage.module.css';
import { overviewQuery } from './dashboard.queries.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { LowUse } from './LowUse.tsx';
import { OverviewCards } from './OverviewCards.tsx';
import { Refresh } from './Refresh.tsx';
import { Renegotiation } from './Renegotiation.tsx';
import { texts } from './texts.ts';
import { Updates } from './Updates.tsx';

/** The page that a visit begins with: how much there is, and what is due. */
export const DashboardPage = () => {
  const queryClient = useQueryClient();
  const overview = useQuery(overviewQuery);
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
      <Updates />
    </Page>
  );
};
