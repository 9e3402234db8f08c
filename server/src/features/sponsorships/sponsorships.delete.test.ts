import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { agreementsOf, auditOf } from '../contracts/contracts.testing.ts';
import { makeSponsorship, ok } from './sponsorships.testing.ts';

const test = await openTestApp();
const agreements = agreementsOf(test);

const remove = (id: number) => test.user.delete(`/api/sponsorships/${id}`);
const deletable = async (id: number) =>
  ok(await test.admin.post('/api/sponsorships', { perPage: 100 })).Result.find((row: { Id: number }) => row.Id === id)
    .Deletable;

describe('deleting a sponsorship', () => {
  it('takes its drafts along, and writes one line to the audit log', async () => {
    const { id } = await makeSponsorship(test);
    const draft = await agreements.draft(id);
    expect(await deletable(id)).toBe(true);
    const lines = await auditOf(test, async () => {
      expect(await remove(id)).toMatchObject({ status: 204, body: '' });
    });
    expect(lines).toMatchObject([
      { action: 'delete', entity: 'sponsorship', entityId: id, before: { name: 'Ærø Boldklub' }, after: null },
    ]);
    expect((await test.admin.get(`/api/sponsorships/${id}`)).status).toBe(404);
    expect((await test.admin.get(`/api/sponsorships/contracts/${draft.id}`)).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
  });

  it.each(['awaiting', 'approved'] as const)('with an %s contract is refused', async (station) => {
    const { id } = await makeSponsorship(test);
    const contract = await agreements[station](id);
    expect(await deletable(id)).toBe(false);
    const draft = await agreements.draft(id);
    const refused = await remove(id);
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('aftale') } });
    const name = `${contract.number} Ærø Boldklub`;
    const usedBy = [{ kind: 'contract', id: contract.id, name, sponsorshipId: id }];
    expect(refused.body).toMatchObject({ usedBy, usedByTotal: 1 });
    expect((await agreements.call(id, 'delete', { id: draft.id })).status).toBe(204);
    ok(await agreements.call(id, 'edit', { id: contract.id }));
    expect(await deletable(id)).toBe(true);
    expect((await remove(id)).status).toBe(204);
  });

  it('never takes a contract that is confirmed at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await makeSponsorship(test);
      const { id: contractId } = await agreements.draft(id);
      const [confirmed, removed] = await Promise.all([agreements.call(id, 'confirm', { id: contractId }), remove(id)]);
      expect([[confirmed.status, removed.status]]).toContainEqual(removed.status === 204 ? [404, 204] : [200, 409]);
    }
  });

  it('lets no draft be made in it at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await makeSponsorship(test);
      const [made, removed] = await Promise.all([agreements.call(id, 'update', {}), remove(id)]);
      expect(removed.status).toBe(204);
      expect([200, 404]).toContain(made.status);
    }
  });
});
