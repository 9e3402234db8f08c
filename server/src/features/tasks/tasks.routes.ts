import { api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import { today } from '../../lib/clock.ts';
import type { Deps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import { listAnswerOf } from '../../lib/resource/lists.ts';
import { presentTask } from './tasks.present.ts';
import { listTasks, type Moment, summariseTasks } from './tasks.store.ts';

export const tasksRoutes = (app: FastifyInstance, { db, clock }: Deps): void => {
  const calls = api.tasks;
  const moment = (): Moment => ({ now: clock.now(), today: today(clock) });
  route(app, calls.list, async ({ actor, input }) => {
    const request = input.value();
    const { tasks, total } = await listTasks(db, actor, request, moment());
    return listAnswerOf(tasks.map(presentTask), total, request);
  });
  route(app, calls.summary, ({ actor, query }) => summariseTasks(db, actor, query(), moment()));
};
