import type { ContractStatus } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { auditOf, openContractTests } from './contracts.testing.ts';

const { test, agreements, sponsorship } = await openContractTests();

const stations = { Kladde: 'draft', Afventer: 'awaiting', Godkendt: 'approved' } as const;
const statuses = Object.keys(stations) as ContractStatus[];
const actions = [
  'update',
  'confirm',
  'confirm-simple',
  'upload',
  'edit',
  'delete-file',
  'copy',
  'renew',
  'delete',
] as const;
type Action = (typeof actions)[number];
const people = ['Admin', 'Bruger of the area', 'Bruger of another'] as const;

/** What each action makes of a full agreement, by the status that it is in: its new status, or the refusal. */
const outcomes: Record<Action, Record<ContractStatus, ContractStatus | 'gone' | 409>> = {
  update: { Kladde: 'Kladde', Afventer: 409, Godkendt: 409 },
  confirm: { Kladde: 'Afventer', Afventer: 409, Godkendt: 409 },
  'confirm-simple': { Kladde: 409, Afventer: 409, Godkendt: 409 },
  upload: { Kladde: 409, Afventer: 'Godkendt', Godkendt: 409 },
  edit: { Kladde: 409, Afventer: 'Kladde', Godkendt: 'Kladde' },
  'delete-file': { Kladde: 409, Afventer: 409, Godkendt: 'Kladde' },
  copy: { Kladde: 'Kladde', Afventer: 'Afventer', Godkendt: 'Godkendt' },
  renew: { Kladde: 409, Afventer: 409, Godkendt: 'Godkendt' },
  delete: { Kladde: 'gone', Afventer: 'gone', Godkendt: 'gone' },
};

const clientOf = (who: (typeof people)[number]): TestClient =>
  ({ Admin: test.admin, 'Bruger of the area': test.user, 'Bruger of another': test.other })[who];
const act = (action: Action, id: number, client: TestClient) =>
  action === 'upload' ? agreements.upload(id, { client }) : agreements.call(sponsorship, action, { id }, client);
const statusOf = async (id: number) => {
  const answer = await test.admin.get(`/api/sponsorships/contracts/${id}`);
  return answer.status === 404 ? 'gone' : answer.body.status;
};

/** A contract that the refused actions leave as it is, one of each status. */
const lasting = new Map<ContractStatus, number>();
const contractIn = async (status: ContractStatus, isRefused: boolean): Promise<number> => {
  const unchanged = lasting.get(status);
  if (isRefused && unchanged !== undefined) return unchanged;
  const { id } = await agreements[stations[status]](sponsorship);
  if (isRefused) lasting.set(status, id);
  return id;
};

const cells = people.flatMap((who) =>
  statuses.flatMap((status) => actions.map((action) => [who, action, status] as const)),
);

describe('every action in every status by everyone', () => {
  it.each(cells)('%s: %s of a %s', async (who, action, status) => {
    const outcome = who === 'Bruger of another' ? 404 : outcomes[action][status];
    const isRefused = typeof outcome === 'number';
    const id = await contractIn(status, isRefused);
    const before = await agreements.get(id);
    const lines = await auditOf(test, async () => {
      const answer = await act(action, id, clientOf(who));
      const expected = action === 'delete' ? 204 : 200;
      expect(answer.status).toBe(isRefused ? outcome : expected);
      if (isRefused) expect(answer.body).toMatchObject({ error: expect.any(String), message: expect.any(String) });
    });
    const told = lines.filter((line) => line.action === 'refused');
    expect(told).toHaveLength(who === 'Bruger of another' ? 1 : 0);
    expect(lines).toHaveLength(told.length + (isRefused ? 0 : 1));
    expect(await statusOf(id)).toBe(isRefused ? status : outcome);
    const after = isRefused || action === 'copy' || action === 'renew' ? await agreements.get(id) : null;
    // What is copied or renewed is otherwise as it was.
    const unfollowed = { renewedById: null, successorId: null };
    if (after) expect({ ...after, ...unfollowed }).toEqual({ ...before, ...unfollowed });
    if (isRefused) expect(after?.renewedById).toBe(before.renewedById);
  });
});
