import { api, type taskListAnswer } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { today } from '../../lib/clock.ts';
import type { AppDeps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import { listAnswerOf } from '../../lib/resource/lists.ts';
import { rememberUntilChange } from '../sponsorship-index/answer-cache.ts';
import { scopeKey } from '../sponsorships/sponsorships.scope.ts';
import { assignTask, finishTask, reopenTask, snoozeTask } from './marks.usecases.ts';
import { getOwnTask } from './own-tasks.store.ts';
import { presentOwnTask, removeOwnTask, saveOwnTask } from './own-tasks.usecases.ts';
import type { TaskContext } from './task-facts.sql.ts';
import type { IndexedTasks, TaskIndex } from './task-index.ts';
import { pageOfTasks, summariseTasks } from './tasks.list.ts';
import { presentTask } from './tasks.present.ts';
import { findNextDeadline, findTasks } from './tasks.store.ts';

export const tasksRoutes = (app: FastifyInstance, deps: AppDeps, index: TaskIndex): void => {
  const calls = api.tasks;
  const { db, clock } = deps;
  const list = rememberUntilChange<z.infer<typeof taskListAnswer>, IndexedTasks, TaskContext>(index);
  route(app, calls.list, ({ actor, input, query }) => {
    const request = input.value();
    const inRows = query().inRows === 'true';
    return list(today(clock), { scope: scopeKey(actor), request, inRows }, async (tasks, context) => {
      const { rows, total, screen } = pageOfTasks(tasks, actor, request, context.today, inRows);
      const shown = (await findTasks(db, actor, rows, context)).map(presentTask);
      if (!screen) return listAnswerOf(shown, total, request);
      return { ...listAnswerOf(shown, screen.rows, request), Total: total, Rows: screen.rows, Snoozed: screen.snoozed };
    });
  });
  route(app, calls.summary, ({ actor, query }) => {
    const { user } = query();
    const day = today(clock);
    return index.read(day, (tasks) => summariseTasks(tasks, actor, user, day));
  });
  route(app, calls.nextDeadline, ({ actor, query }) => findNextDeadline(db, actor, query(), today(clock)));
  route(app, calls.finish, async ({ actor, input }) => presentTask(await finishTask(deps, actor, input)));
  route(app, calls.reopen, async ({ actor, input }) => presentTask(await reopenTask(deps, actor, input)));
  route(app, calls.snooze, async ({ actor, input }) => presentTask(await snoozeTask(deps, actor, input)));
  route(app, calls.assign, async ({ actor, input }) => presentTask(await assignTask(deps, actor, input)));
  route(app, calls.get, async ({ actor, params }) => presentOwnTask(await getOwnTask(db, actor, params.id)));
  route(app, calls.save, async ({ actor, input }) => presentOwnTask(await saveOwnTask(deps, actor, input)));
  route(app, calls.remove, ({ actor, params }) => removeOwnTask(deps, actor, params.id));
};
