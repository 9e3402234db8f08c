import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { DashboardPage } from '../../features/dashboard/DashboardPage.tsx';
import { loadDashboard } from '../../features/dashboard/dashboard.queries.ts';
import { ComingEvents } from '../../features/events/ComingEvents.tsx';
import { loadComingEvents } from '../../features/events/events.queries.ts';
import { GiveButton } from '../../features/events/GiveButton.tsx';
import type { Giving } from '../../features/grants/GrantSheet.tsx';
import { TasksBlock } from '../../features/tasks/TasksBlock.tsx';
import { loadTasksBlock } from '../../features/tasks/tasks.queries.ts';

// Most who come here give nothing: what it takes comes with the first tickets that are given.
const GrantSheet = lazy(() =>
  import('../../features/grants/GrantSheet.tsx').then((module) => ({ default: module.GrantSheet })),
);

/** The next events, and the sheet in which their tickets are given. */
const Events = ({ onTop }: { onTop: boolean }) => {
  // Null once it is closed: it stays until it has left the screen.
  const [giving, give] = useState<Giving | null>();
  return (
    <>
      <ComingEvents onTop={onTop} act={(row) => <GiveButton row={row} onGive={() => give({ eventId: row.Id })} />} />
      {giving !== undefined && (
        <Suspense>
          <GrantSheet giving={giving ?? undefined} onClose={() => give(null)} />
        </Suspense>
      )}
    </>
  );
};

const Page = () => (
  <DashboardPage tasks={(isFirst) => <TasksBlock quiet={isFirst} />} events={(onTop) => <Events onTop={onTop} />} />
);

export const Route = createFileRoute('/_app/')({
  staticData: { crumbs: [{ title: 'Overblik', to: '/' }] },
  loader: ({ context: { queryClient, user } }) => {
    void loadDashboard(queryClient, user);
    void loadTasksBlock(queryClient, user);
    void loadComingEvents(queryClient, user);
  },
  component: Page,
});
