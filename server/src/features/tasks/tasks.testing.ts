import type { TaskKind, TaskListRequest, TaskRow } from '@sponsorat/api';
import type { Answer, TestClient } from '../../testing/client.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';

type Request = Partial<Omit<TaskListRequest, 'filter' | 'sort'>> & {
  filter?: TaskListRequest['filter'];
  sort?: Partial<TaskListRequest['sort']>;
};

/** Asks for tasks and decides about them, as somebody. */
export const tasksAs = (client: TestClient) => {
  const page = async (request: Request = {}): Promise<{ Result: TaskRow[]; Total: number; TotalPages: number }> =>
    ok(await client.post('/api/tasks', { perPage: 100, ...request }));
  const list = async (filter: TaskListRequest['filter'] = {}) => (await page({ filter })).Result;
  return {
    page,
    list,
    /** What a sponsorship has to be done for, by kind, in the list's order. */
    kindsOf: async (sponsorship: number, filter: TaskListRequest['filter'] = {}): Promise<TaskKind[]> =>
      (await list({ ...filter, sponsorship })).map(({ Kind }) => Kind),
    /** Its one task of a kind. */
    one: async (sponsorship: number, kind: TaskKind, filter: TaskListRequest['filter'] = {}): Promise<TaskRow> => {
      const [row, ...others] = await list({ ...filter, sponsorship, kind });
      if (!row || others.length > 0) throw new Error(`${others.length + (row ? 1 : 0)} tasks of kind ${kind}`);
      return row;
    },
    summary: async (user?: number) =>
      ok(await client.get(`/api/tasks/summary${user === undefined ? '' : `?user=${user}`}`)),
    act: (action: 'done' | 'reopen' | 'snooze' | 'assign', body: object): Promise<Answer> =>
      client.post(`/api/tasks/${action}`, body),
  };
};
