import Fastify from 'fastify';
import { systemClock, today } from '../../server/src/lib/clock.ts';
import { areasOf, openLimitPool } from '../limit-pool.ts';
import {
  areasQuery,
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
    const seen = areasOf(headers);
    const [categories, areas] = await Promise.all([ask(categoriesQuery(seen)), ask(areasQuery(seen))]);
    const others = categories.slice(SLICES);
    const total = (of: (category: { count: number; sum: number }) => number) =>
      others.reduce((sum, category) => sum + of(category), 0);
    const sum = total((category) => Math.round(category.sum * 100)) / 100;
    const chart = [...categories.slice(0, SLICES), { name: 'Øvrige', count: total(({ count }) => count), sum }];
    return { categories, chart, areas };
  });
  app.get('/api/sponsorships/:id', async ({ params, headers }) => {
    const id = Number((params as { id: string }).id);
    return (await ask(sponsorshipQuery(id, areasOf(headers), today(systemClock))))[0];
  });
  return app;
};
