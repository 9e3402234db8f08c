import Fastify from 'fastify';
import { areasOf, openLimitPool, serveList } from '../limit-pool.ts';
import { eventQueries, freeQuery, grantQueries, peopleQuery, recipientQuery } from './limit.sql.ts';

/** The limit of tickets: the same answers but for warnings from bare routes, without a session, a right, a rule or a check. */
export const openTicketsLimit = (url: string) => {
  const pool = openLimitPool(url);
  const app = Fastify();
  serveList(app, pool, '/api/events', eventQueries);
  serveList(app, pool, '/api/grants', grantQueries);
  serveList(app, pool, '/api/recipients', (_question, areas) => peopleQuery(areas));
  app.get('/api/recipients', async ({ query, headers }) => {
    const { email } = query as { email: string };
    const rows = await pool.ask(recipientQuery(email, areasOf(headers)));
    return { email, grants: rows.map(({ row }) => row) };
  });
  app.get('/api/tickets/:id/free', async ({ params, query }) => {
    const [{ id }, { event }] = [params as { id: string }, query as { event: string }];
    return (await pool.ask(freeQuery(Number(id), Number(event))))[0];
  });
  return app;
};
