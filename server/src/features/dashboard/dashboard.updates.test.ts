import { describe, expect, it } from 'vitest';
import { openTestApp, START } from '../../testing/app.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';

const test = await openTestApp();

const MINUTE = 60_000;
const listUpdates = async (client = test.user) => ok(await client.get('/api/dashboard/updates'));
const titles = async () => (await listUpdates()).map(({ title }: { title: string }) => title);
const make = async (title: string, description = '<p>x</p>') =>
  ok(await test.admin.post('/api/settings/updates/update', { title, description }));

describe('the updates on the dashboard', () => {
  it('are none where none is written', async () => {
    expect(await listUpdates()).toEqual([]);
  });

  it('say title, instant and cleaned description, to every role', async () => {
    const { id } = await make('Nyt', '<p onclick="x()">a <b>b</b><script>c</script></p>');
    const item = { id, title: 'Nyt', createDate: START.toISOString(), description: '<p>a <strong>b</strong></p>' };
    expect(await listUpdates()).toEqual([item]);
    expect(await listUpdates(test.admin)).toEqual([item]);
    expect(await listUpdates(test.other)).toEqual([item]);
  });

  it('are the ten newest, those of one instant by when they were made', async () => {
    for (let number = 1; number <= 11; number += 1) {
      if (number % 3 === 1) test.clock.moveBy(MINUTE);
      await make(`Nummer ${number}`);
    }
    expect(await titles()).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((number) => `Nummer ${number}`));
  });

  it('keep their place when they are edited, and leave it when they are deleted', async () => {
    const { Result } = ok(await test.admin.post('/api/settings/updates', { filter: { search: 'Nummer' } }));
    const idOf = (title: string) => Result.find(({ Title }: { Title: string }) => Title === title).Id;
    test.clock.moveBy(MINUTE);
    const oldest = ok(await test.admin.get(`/api/settings/updates/${idOf('Nummer 2')}`));
    ok(await test.admin.post('/api/settings/updates/update', { ...oldest, title: 'Rettet 2' }));
    expect((await titles()).at(-1)).toBe('Rettet 2');
    expect((await test.admin.send('DELETE', `/api/settings/updates/${idOf('Nummer 11')}`)).status).toBe(204);
    expect(await titles()).toEqual([
      ...[10, 9, 8, 7, 6, 5, 4, 3].map((number) => `Nummer ${number}`),
      'Rettet 2',
      'Nummer 1',
    ]);
  });
});
