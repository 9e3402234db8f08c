import { user } from '../calls.ts';
import { userQuery } from '../lists.ts';
import {
  assignedTaskSchema,
  doneTaskSchema,
  nextDeadlineSchema,
  snoozedTaskSchema,
  taskInputSchema,
  taskKeySchema,
  taskListAnswer,
  taskListQuery,
  taskListRequest,
  taskRowSchema,
  taskSchema,
  taskSummarySchema,
} from './tasks.schemas.ts';

export const tasksApi = {
  list: user.post({
    path: '/api/tasks',
    summary: 'Opgaver: alt, der skal handles på',
    reads: true,
    query: taskListQuery,
    body: taskListRequest,
    output: taskListAnswer,
  }),
  summary: user.get({
    path: '/api/tasks/summary',
    summary: 'Hvor mange opgaver der er, og den nærmeste frist',
    query: userQuery,
    output: taskSummarySchema,
  }),
  nextDeadline: user.get({
    path: '/api/tasks/next-deadline',
    summary: 'Den nærmeste frist, som endnu ikke er en opgave',
    query: userQuery,
    output: nextDeadlineSchema,
  }),
  finish: user.post({
    path: '/api/tasks/done',
    summary: 'Markér en opgave som udført',
    body: doneTaskSchema,
    refusals: [404],
    output: taskRowSchema,
  }),
  reopen: user.post({
    path: '/api/tasks/reopen',
    summary: 'Åbn en udført eller udskudt opgave igen',
    body: taskKeySchema,
    refusals: [404],
    output: taskRowSchema,
  }),
  snooze: user.post({
    path: '/api/tasks/snooze',
    summary: 'Udskyd en opgave til en dag',
    body: snoozedTaskSchema,
    refusals: [404],
    output: taskRowSchema,
  }),
  assign: user.post({
    path: '/api/tasks/assign',
    summary: 'Tildel en opgave til en bruger, eller til den ansvarlige igen',
    body: assignedTaskSchema,
    refusals: [404],
    output: taskRowSchema,
  }),
  get: user.get({
    path: '/api/tasks/:id',
    summary: 'Vis en egen opgave',
    output: taskSchema,
  }),
  save: user.post({
    path: '/api/tasks/update',
    summary: 'Opret eller gem en egen opgave',
    body: taskInputSchema,
    refusals: [404],
    output: taskSchema,
  }),
  remove: user.delete({
    path: '/api/tasks/:id',
    summary: 'Slet en egen opgave',
  }),
};
