import type { Contract, LatestContract } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import { fetchFile, fetchSheet } from '../exports/exports.testing.ts';
import { csvOf, importsOf } from '../imports/imports.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { openContractTests } from './contracts.testing.ts';

const { test, agreements } = await openContractTests();
const { admin, clock } = test;

const headings = ['Klub', 'Kategori', 'Startdato', 'Slutdato', 'Årligt beløb', 'Godkendt den', 'Underskrevet den'];
const DAYS = ['10-03-2024', '15-03-2024'] as const;
const rowOf = (club: string, days: readonly string[], [start, end] = ['01-04-2024', '31-12-2027']) => [
  club,
  'Fodbold',
  start ?? '',
  end ?? '',
  '10.000',
  ...days,
];

let made = 0;
/** A club with an agreement that a file brings. */
const importContract = async (
  days: readonly string[],
  { as, period }: { as?: 'draft'; period?: [string, string] } = {},
) => {
  made += 1;
  const club = await makeSponsorship(test, { name: `Arkivets ${made}. IF` });
  const sheets = importsOf(admin, 'contracts', as);
  ok(await sheets.run((await sheets.preview(csvOf(headings, [rowOf(club.name, days, period)]))).id));
  const [contract] = await agreements.list(club.id);
  if (!contract) throw new Error('Nothing was imported');
  return { club, contract };
};
/** Confirms a draft that came by a file, some time after it came. */
const confirm = async <C extends Awaited<ReturnType<typeof importContract>>>(one: C): Promise<C> => {
  clock.moveBy(1000);
  ok(await agreements.call(one.club.id, 'confirm', { id: one.contract.id }));
  return one;
};
const latest = async (): Promise<number[]> =>
  ok(await admin.get('/api/dashboard/latest-contracts')).map(({ id }: LatestContract) => id);

describe('the days of an old paper', () => {
  it('are kept where the file has them, beside when it came', async () => {
    const { contract } = await importContract(DAYS);
    const now = clock.now().toISOString();
    expect(contract).toMatchObject({ status: 'Afventer', confirmedOn: '2024-03-10', signedOn: '2024-03-15' });
    expect(contract).toMatchObject({ importedAt: now, confirmedAt: now });
    const signed: Contract = ok(await agreements.upload(contract.id));
    expect(signed).toMatchObject({ approvedAt: now, signedOn: '2024-03-15', confirmedOn: '2024-03-10' });
    expect((await importContract(['', ''])).contract).toMatchObject({
      importedAt: now,
      confirmedOn: null,
      signedOn: null,
    });
  });

  it('have come', async () => {
    const { club } = await importContract(DAYS);
    const sheets = importsOf(admin, 'contracts');
    const rows = [
      rowOf(club.name, ['', '16-06-2026'], ['01-01-2028', '31-12-2028']),
      rowOf(club.name, ['16-06-2026', ''], ['01-01-2029', '31-12-2029']),
      rowOf(club.name, ['15-06-2026', '15-06-2026'], ['01-01-2030', '31-12-2030']),
    ];
    expect((await sheets.rows(await sheets.preview(csvOf(headings, rows)))).map(({ Errors }) => Errors)).toEqual([
      ['Underskrevet den kan ikke ligge efter i dag'],
      ['Bekræftet den kan ikke ligge efter i dag'],
      [],
    ]);
  });

  it('are known by what sheets call them; what may hold a yes is no day', async () => {
    const field = async (heading: string) =>
      (await importsOf(admin, 'contracts').start(csvOf([heading], [['x']]))).columns[0]?.field;
    for (const heading of ['Underskrevet den', 'Underskriftsdato', 'Kontraktdato', 'Aftale indgået'])
      expect(await field(heading)).toBe('signedOn');
    for (const heading of ['Bekræftet den', 'Godkendelsesdato', 'Bevilget den'])
      expect(await field(heading)).toBe('confirmedOn');
    for (const heading of ['Underskrevet', 'Godkendt']) expect(await field(heading)).toBeNull();
  });

  it('go out with the list of agreements and come back without a change', async () => {
    const { club, contract } = await importContract(DAYS);
    await importContract(DAYS, { as: 'draft' });
    ok(await agreements.upload(contract.id));
    const { headings: columns, rows } = await fetchSheet(admin, 'contracts', { filter: { search: club.name } });
    const cell = (heading: string) => rows[0]?.[columns.indexOf(heading)];
    const days = [cell('Bekræftet den'), cell('Underskrevet den')];
    expect(days).toEqual([new Date('2024-03-10'), new Date('2024-03-15')]);
    const sheets = importsOf(admin, 'contracts');
    const again = await sheets.preview(csvOf(headings, [rowOf(club.name, DAYS)]));
    expect(again.counts).toMatchObject({ unchanged: 1, error: 0 });
    for (const format of ['csv', 'xlsx'] as const) {
      const started = await sheets.preview((await fetchFile(admin, 'contracts', format)).bytes);
      expect(started.counts).toMatchObject({ unchanged: started.rows, update: 0, error: 0 });
    }
  });

  it('are changed in a draft, which the log tells', async () => {
    const { club, contract } = await importContract(DAYS, { as: 'draft' });
    const sheets = importsOf(admin, 'contracts');
    const started = await sheets.preview(csvOf(headings, [rowOf(club.name, [DAYS[0], '20-03-2024'])]));
    expect((await sheets.rows(started))[0]?.Changes).toEqual([
      { field: 'signedOn', label: 'Underskrevet den', before: '15-03-2024', after: '20-03-2024' },
    ]);
    ok(await sheets.run(started.id));
    expect(await agreements.get(contract.id)).toMatchObject({ confirmedOn: '2024-03-10', signedOn: '2024-03-20' });
    const { Result }: { Result: { Changes: object[] }[] } = ok(
      await admin.post(`/api/sponsorships/${club.id}/history`, { filter: {} }),
    );
    expect(Result.flatMap(({ Changes }) => Changes)).toContainEqual(
      expect.objectContaining({ label: 'Underskrevet den', before: '15-03-2024', after: '20-03-2024' }),
    );
  });

  it('are those of that paper alone: who edits it, confirms it here or copies it leaves them behind', async () => {
    const none = { confirmedOn: null, signedOn: null };
    const { club, contract } = await importContract(DAYS);
    ok(await agreements.upload(contract.id));
    for (const act of ['renew', 'copy']) {
      const made = ok(await agreements.call(club.id, act, { id: contract.id }));
      expect(made).toMatchObject({ ...none, importedAt: null });
    }
    const reopened: Contract = ok(await agreements.call(club.id, 'edit', { id: contract.id }));
    expect(reopened).toMatchObject({ ...none, importedAt: contract.importedAt });
    const draft = await importContract(DAYS, { as: 'draft' });
    const confirmed = ok(await agreements.call(draft.club.id, 'confirm', { id: draft.contract.id }));
    expect(confirmed).toMatchObject({ confirmedOn: null, signedOn: '2024-03-15' });
  });

  it('come back with a deleted draft', async () => {
    const { club, contract } = await importContract(DAYS, { as: 'draft' });
    await agreements.call(club.id, 'delete', { id: contract.id });
    const { importedAt, confirmedOn, signedOn } = contract;
    expect(ok(await agreements.call(club.id, 'undelete', { id: contract.id }))).toMatchObject({
      importedAt,
      confirmedOn,
      signedOn,
    });
    expect(importedAt).not.toBeNull();
  });
});

describe('the latest agreements', () => {
  it('are none of old papers that a file brought and whose copies were uploaded', async () => {
    const before = await latest();
    for (const days of [DAYS, ['', '']] as const) ok(await agreements.upload((await importContract(days)).contract.id));
    ok(await agreements.upload((await importContract(DAYS, { as: 'draft' }).then(confirm)).contract.id));
    expect(await latest()).toEqual(before);
  });

  it('are those that are signed here, whatever they came by', async () => {
    const coming = await importContract(['', ''], { period: ['16-06-2026', '31-12-2027'] });
    const draft = await importContract(['', ''], { as: 'draft' }).then(confirm);
    const anew = await importContract(DAYS);
    ok(await agreements.call(anew.club.id, 'edit', { id: anew.contract.id }));
    await confirm(anew);
    const ids = [coming, draft, anew].map(({ contract }) => contract.id);
    for (const id of ids) {
      clock.moveBy(1000);
      ok(await agreements.upload(id));
    }
    expect(await latest()).toEqual(ids.toReversed());
  });

  it('of a club with both are shown by the one that is news', async () => {
    const { club, contract } = await importContract(DAYS);
    const signed = await agreements.approved(club.id);
    clock.moveBy(1000);
    ok(await agreements.upload(contract.id));
    const shown = await latest();
    expect(shown).toContain(signed.id);
    expect(shown).not.toContain(contract.id);
  });
});

describe('an agreement that takes the place of a signed one', () => {
  const sheets = importsOf(admin, 'contracts');
  const hintsOf = async (file: Buffer) =>
    (await sheets.rows(await sheets.preview(file))).map(({ Action, Candidates }) => [
      Action,
      Candidates.map(({ id, why }) => [id, why]),
    ]);
  const sheetOf = (club: string, periods: [string, string][]) =>
    csvOf(
      headings,
      periods.map((period) => rowOf(club, ['', ''], period)),
    );

  it('is said where the rows are looked through, and stops nothing', async () => {
    const { name, id } = await makeSponsorship(test, { name: 'Overlappets IF' });
    const signed = await agreements.approved(id, { startDate: '2025-01-01', endDate: '2028-12-31' });
    await agreements.awaiting(id, { startDate: '2026-01-01', endDate: '2029-12-31' });
    const why = (from: string) =>
      `Overlapper, løber til 31-12-2028 og er ikke længere den aktive${from}, når denne er underskrevet`;
    const file = sheetOf(name, [
      ['01-06-2026', '30-06-2027'],
      ['01-01-2025', '31-12-2026'],
      ['31-12-2028', '31-12-2030'],
      // The signed one begins later, and stays active.
      ['31-12-2024', '31-12-2030'],
      ['01-01-2029', '31-12-2030'],
      // It is over: nothing changes today.
      ['01-02-2025', '14-06-2026'],
    ]);
    expect(await hintsOf(file)).toEqual([
      ...['', '', ' fra 31-12-2028'].map((from) => ['create', [[signed.id, why(from)]]]),
      ...Array(3).fill(['create', []]),
    ]);
    const { id: started } = await sheets.preview(file);
    ok(await sheets.run(started));
    expect((await sheets.preview(file)).counts).toMatchObject({ unchanged: 6, create: 0, update: 0, error: 0 });
  });
});

describe('years and periods', () => {
  const sheet = ['Klub', 'Kategori', 'Fra', 'Til', 'Årligt beløb'];
  it('are the days that the preview shows', async () => {
    const { name } = await makeSponsorship(test, { name: 'Årenes IF' });
    const rows = [
      [name, 'Fodbold', '2031-2033', '', '10 tkr'],
      [name, 'Fodbold', '2034', '2035', '10.000'],
      [name, 'Fodbold', '', '2036 - 37', '10.000'],
      [name, 'Fodbold', '2038-2040', '30-06-2040', '10.000'],
    ];
    const days = (
      await importsOf(admin, 'contracts').rows(await importsOf(admin, 'contracts').preview(csvOf(sheet, rows)))
    ).map(({ Changes }) =>
      ['startDate', 'endDate', 'sponsorshipAmount'].map((key) => Changes.find(({ field }) => field === key)?.after),
    );
    expect(days).toEqual([
      ['01-01-2031', '31-12-2033', '10.000 kr.'],
      ['01-01-2034', '31-12-2035', '10.000 kr.'],
      ['01-01-2036', '31-12-2037', '10.000 kr.'],
      ['01-01-2038', '30-06-2040', '10.000 kr.'],
    ]);
  });

  it('may stand in a column of their own', async () => {
    const { name } = await makeSponsorship(test, { name: 'Periodens IF' });
    const sheets = importsOf(admin, 'contracts');
    const cells = [name, 'Fodbold', '2031-2033', '10.000'];
    const started = await sheets.preview(csvOf(['Klub', 'Kategori', 'Periode', 'Årligt beløb'], [cells]));
    const [row] = await sheets.rows(started);
    expect(row?.Changes).toEqual(expect.arrayContaining([expect.objectContaining({ after: '31-12-2033' })]));
    ok(await sheets.run(started.id));
  });

  it('are missed at once, beside what else is wrong with a row', async () => {
    const { name } = await makeSponsorship(test, { name: 'Manglernes IF' });
    const sheets = importsOf(admin, 'contracts');
    const errors = async (rows: string[][], as = sheets) =>
      (await as.rows(await as.preview(csvOf(sheet, rows)))).map(({ Errors }) => Errors);
    const rows = [
      [name, 'Fodbold', 'snart', '', ''],
      [name, 'Ukendt', '2031', '', '10.000'],
    ];
    expect(await errors(rows)).toEqual([
      [
        'Startdato: Skriv datoen som 31-12-2026. Her står "snart"',
        'Slutdato skal udfyldes',
        'Årligt beløb skal udfyldes',
      ],
      ['Kategorien "Ukendt" findes ikke', 'Slutdato skal udfyldes'],
    ]);
    // A draft may lack them.
    expect(await errors(rows, importsOf(admin, 'contracts', 'draft'))).toEqual([
      ['Startdato: Skriv datoen som 31-12-2026. Her står "snart"'],
      ['Kategorien "Ukendt" findes ikke'],
    ]);
  });
});
