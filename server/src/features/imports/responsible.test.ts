import type { Import, ImportCause } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { csvOf, importsOf } from './imports.testing.ts';

const test = await openTestApp();

const { admin, ids } = test;
const imports = importsOf(admin, 'sponsorships');
const person = (name: string, email: string, areaIds: number[], lockedOut = false) =>
  test.fixtures.user({ name, email, areaIds, lockedOut });
await person('Bo Låst', 'laast@bank.dk', [ids.north, ids.south], true);
await person('Anne Hansen', 'anne@bank.dk', [ids.north]);
await person('Arne Holm', 'arne@bank.dk', [ids.south]);
await person('Alf Hvid', 'alf@bank.dk', [ids.north, ids.south], true);

const headings = ['Navn', 'Kategori', 'Område', 'Adresse', 'Postnr.', 'By'];
const club = (name: string, area: string, ...who: string[]) => [
  name,
  'Fodbold',
  area,
  'Vej 1',
  '9000',
  'Aalborg',
  ...who,
];
const previewOf = (columns: string[], rows: string[][]) => imports.preview(csvOf([...headings, ...columns], rows));
const causesOf = async ({ id }: Import): Promise<ImportCause[]> => ok(await admin.get(`/api/import/${id}/causes`));
const choose = async (started: Import, { field, value, cause }: ImportCause, use: number): Promise<Import> =>
  ok(await admin.post(`/api/import/${started.id}/causes`, { version: started.version, field, value, cause, use }));
const namesIn = (choices: readonly { name: string }[]) => choices.map(({ name }) => name);
const responsiblesOf = async (started: Import) =>
  (await imports.rows(started)).map(({ Changes }) => Changes.find(({ field }) => field === 'userId')?.after);

it('names who lacks which area, once for each pair, and offers only those who are active and have it', async () => {
  const started = await previewOf(
    ['Ansvarlig'],
    [
      club('A', 'Nord', 'Dorte Øst'),
      club('B', 'nord', 'dorte øst'),
      club('C', 'Syd', 'Bo Bruger'),
      club('D', 'Nord', 'Bo Låst'),
      club('E', 'Syd', 'Bo Låst'),
    ],
  );
  const causes = await causesOf(started);
  const rest = 'Vælg en, der har det, eller giv brugeren området under Brugere';
  expect(causes.map(({ cause, rows }) => [cause, rows])).toEqual([
    [`Dorte Øst har ikke området Nord. ${rest}`, 2],
    [`Bo Bruger har ikke området Syd. ${rest}`, 1],
    ['Bo Låst er deaktiveret. Vælg en aktiv bruger, som har området Nord', 1],
    ['Bo Låst er deaktiveret. Vælg en aktiv bruger, som har området Syd', 1],
  ]);
  const [first] = causes as [ImportCause];
  expect(first).toMatchObject({ field: 'user', within: ids.north });
  const names = async (query: string) => admin.get(`/api/import/${started.id}/names/user${query}`);
  const everybody = namesIn(ok(await names('')));
  expect(everybody).toEqual(expect.arrayContaining(['Bo Bruger', 'Dorte Øst']));
  expect(everybody).not.toContain('Bo Låst');
  const inNorth = namesIn(ok(await names(`?within=${first.within}`)));
  expect(inNorth).toEqual(expect.arrayContaining(['Bo Bruger', 'Anne Hansen']));
  for (const name of ['Dorte Øst', 'Bo Låst', 'Arne Holm']) expect(inNorth).not.toContain(name);
  expect((await names('?within=x')).status).toBe(422);
  expect((await choose(started, first, ids.userId)).counts).toMatchObject({ create: 2, error: 3 });
});

it('finds who is responsible by e-mail as well as by name, whatever its case', async () => {
  const rows = [club('M1', 'Nord', 'Anne@Bank.dk'), club('M2', 'Nord', 'Anne Hansen')];
  const started = await previewOf(['Ansvarlig'], rows);
  expect(started.counts).toMatchObject({ create: 2, error: 0 });
  expect(await responsiblesOf(started)).toEqual(['Anne Hansen', 'Anne Hansen']);
  ok(await imports.run(started.id));
  const { Result: saved } = ok(await admin.post('/api/sponsorships', { filter: { search: 'M1' } }));
  expect(saved).toMatchObject([{ Name: 'M1', UserName: 'Anne Hansen' }]);
});

describe('initials', () => {
  it('propose whom they are of, with the area of the row, and nothing more', async () => {
    const started = await previewOf(['Ansvarlig'], [club('I1', 'Nord', 'AH'), club('I2', 'Nord', 'ah')]);
    expect(started.counts).toMatchObject({ create: 0, error: 2 });
    const [cause] = (await causesOf(started)) as [ImportCause];
    expect(cause).toMatchObject({ rows: 2, field: 'user', within: ids.north });
    expect(namesIn(cause.suggestions)).toEqual(['Anne Hansen']);
    const chosen = await choose(started, cause, cause.suggestions[0]?.id ?? 0);
    expect(chosen.counts).toMatchObject({ create: 2, error: 0 });
    expect(await responsiblesOf(chosen)).toEqual(['Anne Hansen', 'Anne Hansen']);
  });

  it('of rows of several areas propose whom they are of in each', async () => {
    const started = await previewOf(['Ansvarlig'], [club('I3', 'Nord', 'AH'), club('I4', 'Syd', 'AH')]);
    const [cause, ...others] = (await causesOf(started)) as [ImportCause];
    expect(others).toEqual([]);
    expect(cause).toMatchObject({ rows: 2, within: null });
    expect(namesIn(cause.suggestions)).toEqual(['Anne Hansen', 'Arne Holm']);
    const errors = (await imports.rows(started)).flatMap(({ Errors }) => Errors);
    expect(errors.map((error) => error.split('. ').at(-1))).toEqual(['Mente du Anne Hansen?', 'Mente du Arne Holm?']);
  });
});

describe('who is chosen takes the place', () => {
  const isChosen = async (columns: string[], rows: string[][]) => {
    const started = await previewOf(columns, rows);
    const [cause] = (await causesOf(started)) as [ImportCause];
    const chosen = await choose(started, cause, ids.userId);
    expect((await imports.rows(chosen)).flatMap(({ Errors }) => Errors)).toEqual([]);
    expect(chosen.defaults).toEqual({});
    return responsiblesOf(chosen);
  };

  it('of the e-mail, where the file has nothing else', async () => {
    const rows = [club('E1', 'Nord', 'dorte@bank.dk'), club('E2', 'Nord', 'anne@bank.dk')];
    expect(await isChosen(['Ansvarliges e-mail'], rows)).toEqual(['Bo Bruger', 'Anne Hansen']);
  });

  it('of an e-mail that nobody has, or that is lacking', async () => {
    const unknown = [club('E3', 'Nord', 'ukendt@bank.dk')];
    expect(await isChosen(['Ansvarliges e-mail'], unknown)).toEqual(['Bo Bruger']);
    const none = [club('E4', 'Nord', ''), club('E5', 'Nord', 'anne@bank.dk')];
    expect(await isChosen(['Ansvarliges e-mail'], none)).toEqual(['Bo Bruger', 'Anne Hansen']);
  });

  it('of both the name and the e-mail', async () => {
    const columns = ['Ansvarlig', 'Ansvarliges e-mail'];
    expect(await isChosen(columns, [club('E6', 'Nord', 'Dorte Øst', 'dorte@bank.dk')])).toEqual(['Bo Bruger']);
    expect(await isChosen(columns, [club('E7', 'Nord', 'Dorte Øst', 'ukendt@bank.dk')])).toEqual(['Bo Bruger']);
  });
});

it('a value for all is given where the row says nobody', async () => {
  const rows = [club('V1', 'Nord', ''), club('V2', 'Nord', 'anne@bank.dk')];
  const started = await imports.start(csvOf([...headings, 'Ansvarliges e-mail'], rows));
  const mapping = Object.fromEntries(started.columns.map(({ heading, field }) => [heading, field]));
  const defaults = { user: 'Bo Bruger' };
  const mapped = ok(await admin.post(`/api/import/${started.id}/mapping`, { mapping, defaults }));
  expect(mapped.counts).toMatchObject({ create: 2, error: 0 });
  expect(await responsiblesOf(mapped)).toEqual(['Bo Bruger', 'Anne Hansen']);
});
