import type { ImportCause } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { csvOf, importsOf } from './imports.testing.ts';

const test = await openTestApp();

const { admin } = test;
const imports = importsOf(admin, 'sponsorships');
const headings = ['Navn', 'Kategori', 'Område', 'Adresse', 'Postnr.', 'By', 'Ansvarlig'];
const club = (name: string, area = 'Nord') => [name, 'Fodbold', area, 'Vej 1', '9000', 'Aalborg', 'Bo Bruger'];

describe('a cell', () => {
  it('is mended in place, and its row planned anew', async () => {
    const started = await imports.preview(csvOf(headings, [club('Rettet Klub', 'Nrd'), club('Anden Klub')]));
    const [wrong] = await imports.rows(started);
    expect(wrong).toMatchObject({ Action: 'error', Wrong: ['Område'], Values: { Navn: 'Rettet Klub', Område: 'Nrd' } });
    const row = ok(await imports.decide(started.id, 2, { values: { Område: 'Nord', By: ' Ålborg ' } }));
    expect(row).toMatchObject({ action: 'create', errors: [], values: { Område: 'Nord', By: 'Ålborg' } });
    const { counts, version } = await imports.get(started.id);
    expect(counts).toMatchObject({ create: 2, error: 0 });
    expect(version).toBeGreaterThan(started.version);
    ok(await imports.run(started.id));
  });

  it('is emptied, and a row that was left out is planned again where one is mended', async () => {
    const started = await imports.preview(csvOf(headings, [club('Tømt Klub')]));
    ok(await imports.decide(started.id, 2, { action: 'skip' }));
    expect(ok(await imports.decide(started.id, 2, { values: { Adresse: '' } }))).toMatchObject({
      action: 'error',
      errors: ['Adresse skal udfyldes'],
    });
    expect(ok(await imports.decide(started.id, 2, { action: 'skip', values: { Adresse: 'Vej 2' } })).action).toBe(
      'skip',
    );
  });

  it('is refused where it is in no column, or cannot be stored', async () => {
    const started = await imports.preview(csvOf(headings, [club('Afvist Klub')]));
    const refused = await imports.decide(started.id, 2, { values: { Findes: 'x' } });
    expect(refused.status).toBe(422);
    expect(refused.body.fields).toEqual({ values: 'Filen har ingen kolonne "Findes"' });
    for (const text of ['a\u0000b', '\ud800', 'x'.repeat(10_101), 5])
      expect((await imports.decide(started.id, 2, { values: { By: text } })).status).toBe(422);
    expect((await imports.get(started.id)).version).toBe(started.version);
  });
});

describe('a required field that no column goes to', () => {
  const without = headings.filter((heading) => heading !== 'Adresse');
  const lacking = (name: string, area = 'Nord') => club(name, area).filter((cell) => cell !== 'Vej 1');

  it('is mended row by row, in a column of its own', async () => {
    const started = await imports.preview(csvOf(without, [lacking('Vejløs Et'), lacking('Vejløs To')]));
    const [first] = await imports.rows(started);
    expect(first).toMatchObject({ Action: 'error', Errors: ['Adresse skal udfyldes'], Wrong: ['Adresse'] });
    const row = ok(await imports.decide(started.id, 2, { values: { Adresse: 'Vej 2' } }));
    expect(row).toMatchObject({ action: 'create', values: { Adresse: 'Vej 2' } });
    const after = await imports.get(started.id);
    expect(after.columns.at(-1)).toEqual({ heading: 'Adresse', samples: [], field: 'address' });
    expect(after.mapping).toMatchObject({ Navn: 'name', Adresse: 'address' });
    expect(after.counts).toMatchObject({ create: 1, error: 1 });
    expect((await imports.rows(started))[1]).toMatchObject({ Action: 'error', Wrong: ['Adresse'] });
    ok(await imports.decide(started.id, 3, { values: { Adresse: 'Vej 3' } }));
    ok(await imports.run(started.id));
  });

  it('is said beside what else is wrong with the row', async () => {
    const started = await imports.preview(csvOf(without, [lacking('Dobbelt Fejl', 'Nrd'), lacking('Enkelt Fejl')]));
    const [both] = await imports.rows(started);
    expect(both?.Errors).toEqual(['Området "Nrd" findes ikke. Mente du Nord?', 'Adresse skal udfyldes']);
    expect(both?.Wrong).toEqual(['Område', 'Adresse']);
    const causes: ImportCause[] = ok(await admin.get(`/api/import/${started.id}/causes`));
    expect(causes.find(({ field }) => field === 'address')).toMatchObject({ cause: 'Adresse skal udfyldes', rows: 2 });
  });

  it('is refused where all new records have a value for it', async () => {
    const started = await imports.start(csvOf(without, [lacking('Fælles Vej')]));
    const mapping = Object.fromEntries(started.columns.map(({ heading, field }) => [heading, field]));
    ok(await admin.post(`/api/import/${started.id}/mapping`, { mapping, defaults: { address: 'Vej 1' } }));
    const refused = await imports.decide(started.id, 2, { values: { Adresse: 'Vej 2' } });
    expect(refused.body.fields).toEqual({ values: 'Filen har ingen kolonne "Adresse"' });
  });
});

it('takes words that a choice was made for as that choice, where they are typed later', async () => {
  const started = await imports.preview(csvOf(headings, [club('Ord Et', 'Hjørnet'), club('Ord To', '')]));
  const choice = { field: 'area', value: 'Hjørnet', use: test.ids.north, version: started.version };
  expect(ok(await admin.post(`/api/import/${started.id}/causes`, choice)).counts).toMatchObject({
    create: 1,
    error: 1,
  });
  expect(ok(await imports.decide(started.id, 3, { values: { Område: ' hjørnet ' } }))).toMatchObject({
    action: 'create',
    values: { Område: 'Nord' },
  });
  // The column of another field has other words.
  const mapped = await imports.map(await imports.get(started.id), { Område: null, Adresse: 'area' });
  expect(ok(await imports.decide(mapped.id, 3, { values: { Adresse: 'hjørnet' } })).values.Adresse).toBe('hjørnet');
});

describe('a value for all', () => {
  const start = (rows: string[][]) => imports.start(csvOf(['Navn', 'Kategori', 'Adresse', 'Postnr.', 'By'], rows));
  const row = (name: string) => [name, 'Fodbold', 'Vej 1', '9000', 'Aalborg'];
  const mapping = { Navn: 'name', Kategori: 'category', Adresse: 'address', 'Postnr.': 'zipCode', By: 'city' };
  const map = (id: number, defaults?: object) => admin.post(`/api/import/${id}/mapping`, { mapping, defaults });

  it('stands in for a column that the file lacks, of new records alone', async () => {
    const there = await makeSponsorship(test, { name: 'Står Allerede', zipCode: '9000', address: 'Vej 1' });
    const started = await start([
      row('Ny Uden Område'),
      [...row('Står Allerede').slice(0, 2), 'Vej 9', '9000', 'Aalborg'],
    ]);
    expect(started.defaults).toEqual({});
    const without = ok(await map(started.id));
    expect(without.counts).toMatchObject({ create: 0, error: 1, doubt: 1 });
    const defaults = { area: ' Syd ', user: 'Syd Bruger', cvr: '' };
    const mapped = ok(await map(started.id, { ...defaults, area: 'Nord', user: 'Bo Bruger' }));
    expect(mapped).toMatchObject({ defaults: { area: 'Nord', user: 'Bo Bruger' }, counts: { create: 1, doubt: 1 } });
    const [doubt] = (await imports.rows(started)).filter(({ Row }) => Row === 3);
    expect(doubt?.Candidates[0]?.changes.map(({ field }) => field)).not.toContain('areaId');
    ok(await imports.decide(started.id, 3, { action: 'update' }));
    ok(await imports.run(started.id));
    const after = ok(await admin.get(`/api/sponsorships/${there.id}`));
    expect(after).toMatchObject({ address: 'Vej 9', areaId: there.areaId, userId: there.userId });
  });

  it('is refused of a field that is none, or has a column', async () => {
    const started = await start([row('Ny')]);
    const refusalOf = async (defaults: object) => (await map(started.id, defaults)).body.fields;
    expect(await refusalOf({ nothing: 'x' })).toEqual({ defaults: 'Der er intet felt, som hedder "nothing"' });
    expect(await refusalOf({ id: '5' })).toEqual({ defaults: 'Der er intet felt, som hedder "id"' });
    expect(await refusalOf({ name: 'x' })).toEqual({ defaults: 'En kolonne går allerede til Navn' });
    expect((await map(started.id, { area: 'a\u0000' })).status).toBe(422);
  });
});
