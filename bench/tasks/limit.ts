import Fastify from 'fastify';
import { areasOf, openLimitPool, serveList } from '../limit-pool.ts';
import { summaryQuery, taskQueries } from './limit.sql.ts';

/** The limit of tasks: the same answers from bare routes, without a session, a right, a rule or a check. */
export const openTasksLimit = (url: string) => {
  const pool = openLimitPool(url);
  const app = Fastify();
  serveList(app, pool, '/api/tasks', taskQueries);
  app.get('/api/tasks/summary', async ({ query, headers }) => {
    const { user } = query as { user?: string };
    return (await pool.ask(summaryQuery(user ? Number(user) : undefined, areasOf(headers))))[0];
  });
  return app;
};
