import { api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import { today } from '../../lib/clock.ts';
import type { Deps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import { listAnswerOf } from '../../lib/resource/lists.ts';
import { assignTask, finishTask, reopenTask, snoozeTask } from './marks.usecases.ts';
import { getOwnTask, presentOwnTask, removeOwnTask, saveOwnTask } from './own-tasks.usecases.ts';
import { presentTask } from './tasks.present.ts';
import { findNextDeadline, listTasks, type Moment, summariseTasks } from './tasks.store.ts';

export const tasksRoutes = (app: FastifyInstance, deps: Deps): void => {
  const calls = api.tasks;
  const { db, clock } = deps;
  const moment = (): Moment => ({ now: clock.now(), today: today(clock) });
  route(app, calls.list, async ({ actor, input }) => {
    const request = input.value();
    const { tasks, total } = await listTasks(db, actor, request, moment());
    return listAnswerOf(tasks.map(presentTask), total, request);
  });
  route(app, calls.summary, ({ actor, query }) => summariseTasks(db, actor, query(), moment()));
  route(app, calls.nextDeadline, ({ actor, query }) => findNextDeadline(db, actor, query(), moment()));
  route(app, calls.finish, async ({ actor, input }) => presentTask(await finishTask(deps, actor, input)));
  route(app, calls.reopen, async ({ actor, input }) => presentTask(await reopenTask(deps, actor, input)));
  route(app, calls.snooze, async ({ actor, input }) => presentTask(await snoozeTask(deps, actor, input)));
  route(app, calls.assign, async ({ actor, input }) => presentTask(await assignTask(deps, actor, input)));
  route(app, calls.get, async ({ actor, params }) => presentOwnTask(await getOwnTask(deps, actor, params.id)));
  route(app, calls.save, async ({ actor, input }) => presentOwnTask(await saveOwnTask(deps, actor, input)));
  route(app, calls.remove, ({ actor, params }) => removeOwnTask(deps, actor, params.id));
};
