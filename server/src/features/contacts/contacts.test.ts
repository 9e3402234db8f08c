import type { Contact } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { makeSponsorship, ok, sponsorshipValues } from '../sponsorships/sponsorships.testing.ts';

const test = await openTestApp();
const { admin, user, other } = test;

let club: number;
beforeEach(async () => {
  club = (await makeSponsorship(test)).id;
});
const path = (id = club) => `/api/sponsorships/${id}/contacts`;
const save = (values: object, client = user) => client.post(`${path()}/update`, values);
const make = async (values: object): Promise<Contact> => ok(await save(values));
const list = async (): Promise<Contact[]> => ok(await user.get(path()));
const read = async () => ok(await user.get(`/api/sponsorships/${club}`));
/** As a client does that knows nothing of contacts. */
const saveClub = async (values: object) =>
  ok(await user.post('/api/sponsorships/update', sponsorshipValues(test, { id: club, ...values })));
const stars = async () => (await list()).filter(({ primary }) => primary).map(({ name }) => name);

describe('a contact', () => {
  it('is made, listed, changed and deleted', async () => {
    const values = { name: 'Kaja', role: 'Kasserer', email: 'kaja@klub.dk', phone: '12 34', note: 'Ring om aftenen' };
    const made = await make(values);
    expect(made).toEqual({
      ...values,
      id: made.id,
      version: 1,
      sponsorshipId: club,
      primary: false,
      activeTo: null,
    });
    expect(await list()).toEqual([made]);
    expect(await make({ ...made, role: 'Formand' })).toEqual({ ...made, role: 'Formand', version: 2 });
    expect((await user.delete(`${path()}/${made.id}`)).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  it('is listed after the primary one, by name, and last once they left', async () => {
    await make({ name: 'Åse' });
    await make({ name: 'Anna', activeTo: '2026-01-01' });
    await make({ name: 'Ida' });
    await make({ name: 'Ole', primary: true });
    expect((await list()).map(({ name }) => name)).toEqual(['Ole', 'Ida', 'Åse', 'Anna']);
  });

  it('is saved over nobody’s changes', async () => {
    const made = await make({ name: 'Kaja' });
    await make({ ...made, role: 'Først' });
    const { status, body } = await save({ ...made, role: 'Sidst' }, admin);
    expect([status, body.by]).toEqual([409, 'Bo Bruger']);
  });

  it.each([
    [{}, 'name'],
    [{ name: 'x', email: 'ingen' }, 'email'],
    [{ name: 'x', role: 'r'.repeat(201) }, 'role'],
    [{ name: 'x', note: 'n'.repeat(10_001) }, 'note'],
    [{ name: 'x', activeTo: '31-12-2026' }, 'activeTo'],
  ])('is refused as %o by its %s', async (values, field) => {
    const { status, body } = await save(values);
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  });

  it('is found only through its own sponsorship, by whoever sees that', async () => {
    const { id } = await make({ name: 'Kaja' });
    const neighbour = (await makeSponsorship(test)).id;
    const foreign = {
      savedThroughNeighbour: await user.post(`${path(neighbour)}/update`, { id, name: 'Ny' }),
      removedThroughNeighbour: await user.delete(`${path(neighbour)}/${id}`),
      listedByOther: await other.get(path()),
      addedByOther: await other.post(`${path()}/update`, { name: 'Ny' }),
      removedByOther: await other.delete(`${path()}/${id}`),
      listedOfNoSponsorship: await user.get(path(999_999)),
    };
    expect(Object.fromEntries(Object.entries(foreign).map(([call, { status }]) => [call, status]))).toEqual({
      savedThroughNeighbour: 404,
      removedThroughNeighbour: 404,
      listedByOther: 404,
      addedByOther: 404,
      removedByOther: 404,
      listedOfNoSponsorship: 404,
    });
    expect((await list()).map(({ name }) => name)).toEqual(['Kaja']);
  });

  it('goes with its sponsorship', async () => {
    await make({ name: 'Kaja' });
    expect((await user.delete(`/api/sponsorships/${club}`)).status).toBe(204);
    const { rows } = await test.db.execute(sql`select from contacts where sponsorship_id = ${club}`);
    expect(rows).toEqual([]);
  });
});

describe('the primary contact', () => {
  const kaja = { name: 'Kaja', email: 'kaja@klub.dk', phone: '12 34' };
  const fields = { contact: 'Kaja', contactEmail: 'kaja@klub.dk', contactPhone: '12 34' };
  const none = { contact: null, contactEmail: null, contactPhone: null };

  it('is written into the sponsorship, which has another version then', async () => {
    const { version } = await read();
    const made = await make({ ...kaja, primary: true });
    expect(await read()).toMatchObject({ ...fields, version: version + 1 });
    await make({ ...made, phone: null });
    expect(await read()).toMatchObject({ ...fields, contactPhone: null, version: version + 2 });
  });

  it('is what an old client saves in the sponsorship', async () => {
    await saveClub(fields);
    const [made] = await list();
    expect(made).toMatchObject({ ...kaja, primary: true, version: 1 });
    await make({ ...made, role: 'Kasserer' });
    await saveClub({ ...fields, contactPhone: '56 78' });
    expect(await list()).toMatchObject([{ ...kaja, id: made?.id, role: 'Kasserer', phone: '56 78', version: 3 }]);
  });

  it('loses the star and stays where an old client clears the fields, and gets it back with them', async () => {
    const { id } = await make({ ...kaja, primary: true });
    await saveClub({});
    expect(await list()).toMatchObject([{ ...kaja, id, primary: false }]);
    await saveClub(fields);
    expect(await list()).toMatchObject([{ ...kaja, id, primary: true }]);
  });

  it.each([
    [{ contactEmail: 'post@klub.dk', contactPhone: '99' }, 'post@klub.dk'],
    [{ contactPhone: '99' }, '99'],
  ])('of %o is called %s, and the sponsorship stays without a name', async (given, name) => {
    await saveClub(given);
    expect(await stars()).toEqual([name]);
    expect(await read()).toMatchObject({ ...none, ...given });
    const [made] = await list();
    await make({ ...made, role: 'Formand' });
    expect(await read()).toMatchObject({ ...none, ...given });
    await make({ ...made, version: null, email: 'ny@klub.dk' });
    expect(await read()).toMatchObject({ contact: name, contactEmail: 'ny@klub.dk' });
    await make({ ...made, version: null, name: 'Kaja' });
    expect(await read()).toMatchObject({ ...given, contact: 'Kaja' });
  });

  it('is another one who takes the star', async () => {
    await make({ ...kaja, primary: true });
    await make({ name: 'Frode', primary: true });
    expect(await stars()).toEqual(['Frode']);
    expect(await read()).toMatchObject({ ...none, contact: 'Frode' });
    // Whoever loses it has a line as well.
    const { Result } = ok(await user.post(`/api/sponsorships/${club}/history`, { filter: { kind: 'contact' } }));
    expect(Result[1]).toMatchObject({ Changes: [{ label: 'Primær kontaktperson', before: 'Ja', after: 'Nej' }] });
  });

  it('is nobody once they are deleted, left or lost the star', async () => {
    const made = await make({ ...kaja, primary: true });
    await user.delete(`${path()}/${made.id}`);
    expect(await read()).toMatchObject(none);
    const again = await make({ ...kaja, primary: true });
    expect(await make({ ...again, activeTo: '2026-06-15' })).toMatchObject({ primary: false });
    expect(await read()).toMatchObject(none);
    expect(await make({ ...again, version: null, activeTo: '2099-01-01' })).toMatchObject({ primary: true });
    await make({ ...again, version: null, primary: false });
    expect(await read()).toMatchObject(none);
  });

  it('is one, whoever of twenty is starred at once, and the one that the sponsorship names', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, (_, n) => make({ name: `Nr. ${n}` })));
    await Promise.all(made.map((one) => make({ ...one, primary: true })));
    const [name, ...further] = await stars();
    expect(further).toEqual([]);
    expect(await read()).toMatchObject({ contact: name });
  });

  it('stays as it was where the save is refused', async () => {
    await make({ ...kaja, primary: true });
    expect((await save({ name: '', primary: true })).status).toBe(422);
    expect(await stars()).toEqual(['Kaja']);
    expect(await read()).toMatchObject(fields);
  });
});
