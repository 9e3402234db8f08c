import { endpoint } from '../endpoint.ts';
import { taskListAnswer, taskListRequest, taskSummarySchema, taskUserQuery } from './tasks.schemas.ts';

const right = 'Bruger';

export const tasksApi = {
  list: endpoint({
    method: 'POST',
    path: '/api/tasks',
    right,
    summary: 'Opgaver: alt, der skal handles på',
    reads: true,
    body: taskListRequest,
    output: taskListAnswer,
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/tasks/summary',
    right,
    summary: 'Hvor mange opgaver der er, og den nærmeste frist',
    query: taskUserQuery,
    output: taskSummarySchema,
  }),
};
