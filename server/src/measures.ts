import { countWaiting } from './features/auth/throttle.store.ts';
import { pdfLoad } from './features/contracts/pdf/render.ts';
import { countMails } from './features/mails/mails.store.ts';
import { countSessions } from './features/users/sessions.store.ts';
import type { Indexes } from './indexes.ts';
import type { AppDeps } from './lib/deps.ts';
import type { Measure } from './lib/http/metrics.routes.ts';

/** What is measured of the app beside its requests and its process. */
export const measuresOf = (
  { db, clock }: AppDeps,
  { sponsorships, tasks }: Indexes,
  lateJobs: Measure['read'],
): Measure[] => {
  const pools = { requests: db.$client, background: db.background.$client, downloads: db.downloads.$client };
  const ofPools = (count: (pool: typeof db.$client) => number) => () => ({
    requests: count(pools.requests),
    background: count(pools.background),
    downloads: count(pools.downloads),
  });
  return [
    {
      name: 'database_connections',
      help: 'Connections to the database that are open',
      label: 'pool',
      read: ofPools((pool) => pool.totalCount),
    },
    {
      name: 'database_connections_idle',
      help: 'Open connections that nobody uses',
      label: 'pool',
      read: ofPools((pool) => pool.idleCount),
    },
    {
      name: 'database_waiting',
      help: 'Questions that wait for a connection',
      label: 'pool',
      read: ofPools((pool) => pool.waitingCount),
    },
    {
      name: 'sessions',
      help: 'Sessions that have not run out, of all nodes',
      label: 'kind',
      read: () => countSessions(db, clock.now()),
    },
    {
      name: 'login_waiting',
      help: 'Accounts and addresses that must wait after wrong passwords, of all nodes',
      label: 'kind',
      read: () => countWaiting(db, clock.now()),
    },
    {
      name: 'sponsorship_index_rows',
      help: 'Sponsorships and tasks in the indexes in memory; none while they are empty',
      label: 'of',
      read: () => ({ sponsorships: sponsorships.state?.rows ?? 0, tasks: tasks.state?.rows ?? 0 }),
    },
    {
      name: 'sponsorship_index_age_seconds',
      help: 'Since an index was last compared with the database, which it is before every answer',
      label: 'of',
      read: () =>
        Object.fromEntries(
          Object.entries({ sponsorships, tasks }).flatMap(([of, { state }]) => (state ? [[of, state.age]] : [])),
        ),
    },
    {
      name: 'mails_waiting',
      help: 'Mails on their way, of all nodes',
      label: 'status',
      read: () => countMails(db, 'Venter', 'Sender'),
    },
    {
      name: 'mails_failed',
      help: 'Mails that did not arrive, of all nodes',
      label: 'status',
      read: () => countMails(db, 'Fejlet'),
    },
    {
      name: 'jobs_late',
      help: '1 for a job of this node that has not come to the end of a round for too long, else 0',
      label: 'job',
      read: lateJobs,
    },
    { name: 'pdf_queue', help: 'PDFs that are being made, or wait for a thread', label: 'state', read: pdfLoad },
  ];
};
