import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { auditOf } from '../contracts/contracts.testing.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';

const test = await openTestApp();
const { user, admin } = test;
const get = async (client = user) => ok(await client.get('/api/user/reminders'));
const save = (values: object) => user.post('/api/user/reminders', values);
const chosen = { digest: 'daily', scope: 'areas', without: ['draft', 'rate'], amounts: true };

describe('how one is reminded', () => {
  it('is Monday, of one’s own clubs, as long as nobody has chosen', async () => {
    expect(await get()).toEqual({ digest: 'weekly', scope: 'mine', without: [], amounts: false, calendar: false });
  });

  it('is chosen by oneself for oneself, and the log tells of it', async () => {
    const lines = await auditOf(test, async () => {
      const saved = { ...chosen, without: ['rate', 'draft'], calendar: false };
      expect(ok(await save(chosen))).toEqual(saved);
      expect(await get()).toEqual(saved);
    });
    expect(lines).toMatchObject([
      { action: 'save-reminders', entity: 'user', entityId: test.ids.userId, before: { digest: 'weekly' } },
    ]);
    expect(await get(admin)).toMatchObject({ digest: 'weekly' });
  });

  it('keeps what is not said of amounts', async () => {
    ok(await save(chosen));
    const { amounts: _amounts, ...others } = chosen;
    expect(ok(await save(others))).toMatchObject({ amounts: true });
  });

  it.each([
    ['digest', 'yearly'],
    ['digest', undefined],
    ['scope', 'alle'],
    ['without', ['rate', 'mangler']],
    ['without', 'rate'],
    ['amounts', 'ja'],
  ])('refuses %s %j on it', async (name, value) => {
    const answer = await save({ ...chosen, [name]: value });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [name]]);
  });

  it('has no test while no mail is sent', async () => {
    expect((await user.post('/api/user/reminders/test')).status).toBe(409);
  });
});
