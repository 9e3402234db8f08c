import Fastify from 'fastify';
import { systemClock, today } from '../../server/src/lib/clock.ts';
import { areasOf, openLimitPool } from '../limit-pool.ts';
import {
  categoriesQuery,
  type ListQuestion,
  latestQuery,
  listQueries,
  overviewQuery,
  sponsorshipQuery,
} from './limit.sql.ts';

const SLICES = 8;

/** The limit: the same answers from bare routes, without a session, a right, a rule or a check. */
export const openLimit = (url: string) => {
  const { ask, plan } = openLimitPool(url);
  const app = Fastify();

  app.post('/api/sponsorships', async ({ body, headers }) => {
    const question = body as ListQuestion;
    const { page, counts, total } = listQueries(question, areasOf(headers));
    const run = question.filter?.search ? plan : ask;
    const [Result, [Counts], [counted]] = await Promise.all([run(page), run(counts), total ? run(total) : []]);
    const Total = counted?.total ?? Counts.All;
    return { Result, TotalPages: Math.ceil(Total / 10), Total, Counts };
  });
  app.get('/api/dashboard/overview', async ({ headers }) => (await ask(overviewQuery(areasOf(headers))))[0]);
  app.get('/api/dashboard/latest-contracts', async ({ headers }) => ask(latestQuery(areasOf(headers))));
  app.get('/api/dashboard/categories', async ({ headers }) => {
    const categories = await ask(categoriesQuery(areasOf(headers)));
    const others = categories.slice(SLICES).reduce((sum, { count }) => sum + count, 0);
    return { categories, chart: [...categories.slice(0, SLICES), { name: 'Øvrige', count: others }] };
  });
  app.get('/api/sponsorships/:id', async ({ params, headers }) => {
    const id = Number((params as { id: string }).id);
    return (await ask(sponsorshipQuery(id, areasOf(headers), today(systemClock))))[0];
  });
  return app;
};
