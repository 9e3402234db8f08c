import Fastify from 'fastify';
import { areasOf, openLimitPool } from '../limit-pool.ts';
import { summaryQuery, type TaskQuestion, taskQueries } from './limit.sql.ts';

/** The limit of tasks: the same answers from bare routes, without a session, a right, a rule or a check. */
export const openTasksLimit = (url: string) => {
  const { ask, plan } = openLimitPool(url);
  const app = Fastify();
  app.post('/api/tasks', async ({ body, headers }) => {
    const question = body as TaskQuestion;
    const { page, total } = taskQueries(question, areasOf(headers));
    const run = question.filter?.search ? plan : ask;
    const [rows, [counted]] = await Promise.all([run(page), run(total)]);
    const Total = counted?.total ?? 0;
    return { Result: rows.map(({ row }) => row), TotalPages: Math.ceil(Total / 10), Total };
  });
  app.get('/api/tasks/summary', async ({ query, headers }) => {
    const { user } = query as { user?: string };
    return (await ask(summaryQuery(user ? Number(user) : undefined, areasOf(headers))))[0];
  });
  return app;
};
