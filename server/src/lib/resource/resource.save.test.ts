import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditOf } from '../../features/contracts/contracts.testing.ts';
import { ok } from '../../features/sponsorships/sponsorships.testing.ts';
import type { TestClient } from '../../testing/client.ts';
import { caseOf, openResources, type ResourceCase, type Resources, resourceNames } from './resource.testing.ts';

let resources: Resources;
beforeAll(async () => {
  resources = await openResources();
});
afterAll(() => resources.close());

describe.each(resourceNames)('saving: %s', (name) => {
  let entity: ResourceCase;
  let made: { id: number; version: number } & Record<string, unknown>;
  const admin = () => resources.test.admin;
  const save = (body: unknown, client: TestClient = admin()) => client.post(`${entity.path}/update`, body);
  const get = (id: number) => admin().get(`${entity.path}/${id}`);
  beforeEach(async () => {
    entity = caseOf(resources, name);
    made = await resources.make(entity, 'Blåbær', 1);
  });

  it('makes a new one, which then is there', async () => {
    expect(made).toMatchObject({ id: expect.any(Number), version: 1, [entity.nameField]: 'Blåbær' });
    expect(ok(await get(made.id))).toEqual(made);
  });

  it('takes back what it gave, unchanged but for the version', async () => {
    expect(ok(await save(made))).toEqual({ ...made, version: 2 });
    expect(ok(await get(made.id))).toEqual({ ...made, version: 2 });
  });

  it('makes null, false and [] of what is missing, null or empty', async () => {
    const { sent, answer } = entity.bare('Bar');
    const fresh = ok(await save(sent));
    expect(fresh).toEqual({ id: fresh.id, version: 1, ...answer });
    const optional = Object.keys(answer).filter((key) => !(key in sent) && key !== 'createDate');
    const withEach = (value: unknown) => Object.fromEntries(optional.map((key) => [key, value]));
    expect(ok(await save({ ...withEach(null), ...sent, id: '' }))).toMatchObject(answer);
    const texts = Object.fromEntries(optional.filter((key) => !/^(has|is|addOnV)/.test(key)).map((key) => [key, '']));
    expect(ok(await save({ ...texts, ...sent, id: null }))).toMatchObject(answer);
    // What was filled in before goes with it, but the day that the server gave.
    const { createDate: _given, ...rest } = answer as Record<string, unknown>;
    expect(ok(await save({ ...sent, id: made.id }))).toMatchObject({ ...rest, id: made.id, version: 2 });
  });

  it('trims', async () => {
    expect(ok(await save(entity.values('  To  ord \n')))).toMatchObject({ [entity.nameField]: 'To  ord' });
  });

  it('refuses the second of two tabs, says who was first and when, and changes nothing', async () => {
    const first = ok(await save({ ...made, [entity.nameField]: 'Første' }));
    const refused = await save({ ...made, [entity.nameField]: 'Anden' });
    expect(refused).toMatchObject({ status: 409, body: { by: 'Anna Admin', at: '2026-06-15T10:00:00.000Z' } });
    expect(ok(await get(made.id))).toEqual(first);
    expect((await save({ id: made.id, version: 99 })).status).toBe(409);
    const { version: _version, ...unversioned } = made;
    expect(ok(await save(unversioned))).toMatchObject({ version: 3, [entity.nameField]: 'Blåbær' });
  });

  it('lets one of several saves at once through', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => save(made)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it.each([999_999, 0, 2 ** 40])('finds nothing under %s', async (id) => {
    expect(await save({ ...made, id, version: 7, [entity.nameField]: '' })).toMatchObject({ status: 404 });
    expect((await get(id)).status).toBe(404);
  });

  it('ignores fields of no one, and those that only the server writes', async () => {
    const foreign = {
      updatedBy: 'Fremmed',
      updated_at: '1999-01-01',
      createDate: '1999-01-01T00:00:00Z',
      roles: ['Admin'],
    };
    expect(ok(await save({ ...made, ...foreign }))).toEqual({ ...made, version: 2 });
    expect(ok(await save({ ...entity.values('Ny'), ...foreign, version: 41 }))).toMatchObject({ version: 1 });
  });

  it('refuses what must be there and is not, by its label', async () => {
    const labels = Object.entries(entity.required).map(([field, label]) => [field, `${label} skal udfyldes`]);
    expect(await save({})).toMatchObject({ status: 422, body: { fields: Object.fromEntries(labels) } });
    for (const [field, message] of labels as [string, string][])
      for (const empty of [null, '', ...(field in entity.lengths ? ['   '] : [])])
        expect((await save({ ...made, [field]: empty })).body.fields, `${field} ${empty}`).toEqual({
          [field]: message,
        });
    expect(ok(await get(made.id))).toEqual(made);
  });

  it('refuses what is too long, and takes what just fits', async () => {
    for (const [field, length] of Object.entries(entity.lengths)) {
      const long = await save({ ...entity.values('Lang'), [field]: 'å'.repeat(length + 1) });
      const shown = length.toLocaleString('da-DK');
      expect(long.body.fields).toEqual({ [field]: expect.stringContaining(`må højst være på ${shown} tegn`) });
      const fits = 'å'.repeat(length);
      expect(ok(await save({ ...entity.values('Lang'), [field]: fits }))).toMatchObject({ [field]: fits });
    }
  });

  it.each([
    [1, 422],
    [['a'], 422],
    [{}, 422],
    ['\0', 422],
    ['\ud800', 422],
  ])('refuses %j for a name', async (value, status) => {
    expect((await save({ ...made, [entity.nameField]: value })).status).toBe(status);
  });

  it('writes a line to the audit log, with what was before and after, and none for a refusal', async () => {
    const lines = await auditOf(resources.test, async () => {
      await save({ ...made, [entity.nameField]: '' });
      await save({ ...made, version: 9 });
      const { id } = ok(await save(entity.values('Ny')));
      ok(await save({ ...entity.values('Nyere'), id }));
    });
    expect(lines.flatMap(({ before, after }) => Object.keys({ ...(before ?? {}), ...(after ?? {}) }))).not.toContain(
      'searched',
    );
    const line = { entity: entity.entity, actorName: 'Anna Admin' };
    expect(lines).toMatchObject([
      { ...line, action: 'create', before: null, after: { [entity.nameField]: 'Ny' } },
      { ...line, action: 'update', before: { [entity.nameField]: 'Ny' }, after: { [entity.nameField]: 'Nyere' } },
    ]);
  });

  it('is for Admins', async () => {
    const calls = (client: TestClient) => [
      client.post(entity.path, {}),
      client.get(`${entity.path}/${made.id}`),
      client.post(`${entity.path}/update`, made),
      client.delete(`${entity.path}/${made.id}`),
    ];
    const { user, anonymous } = resources.test;
    const statuses = async (client: TestClient) => (await Promise.all(calls(client))).map(({ status }) => status);
    expect(await statuses(user)).toEqual([403, 403, 403, 403]);
    expect(await statuses(anonymous())).toEqual([401, 401, 401, 401]);
    expect(ok(await get(made.id))).toEqual(made);
  });
});
