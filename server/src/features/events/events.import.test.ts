import type { Event, Import } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { icsOf, romance } from '../../lib/spreadsheet/calendar.testing.ts';
import { rowsXml, workbookOf, zipOf } from '../../lib/spreadsheet/workbook.testing.ts';
import { openTestApp } from '../../testing/app.ts';
import { agreementsOf, makeProducts, selection } from '../contracts/contracts.testing.ts';
import { fetchFile } from '../exports/exports.testing.ts';
import { csvOf, importsOf, xlsxOf } from '../imports/imports.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';

const test = await openTestApp();
const { admin, user, ids } = test;
const agreements = agreementsOf(test);
const events = importsOf(admin, 'events');

let [club, elsewhere]: number[] = [];
let [cardItem, singleItem]: number[] = [];

beforeAll(async () => {
  const [cards, singles] = await makeProducts(test, 'Hospitality', [
    { name: 'Sæsonkort', hasAmount: true, hasSeason: true, isTicket: true, sort: 1 },
    { name: 'Enkeltbillet', hasAmount: true, isTicket: true, isUtilization: true, sort: 2 },
  ]);
  const { sponsorship } = await agreements.active([
    selection(cards as number, { amount: 12 }),
    selection(singles as number, { amount: 150 }),
  ]);
  club = sponsorship.id;
  elsewhere = (await makeSponsorship(test, { name: 'Syd SK', areaId: ids.south, userId: ids.otherId })).id;
  const probe = await make('Den første', '2026-06-20');
  [cardItem, singleItem] = ok(await admin.get(`/api/events/${probe.id}`)).items.map(
    ({ itemId }: { itemId: number }) => itemId,
  );
});

const make = async (title: string, date: string, values: object = {}): Promise<Event> =>
  ok(await admin.post('/api/events/update', { sponsorshipId: club, title, date, ...values }));
const get = async (id: number): Promise<Event> => ok(await admin.get(`/api/events/${id}`));
const eventsCalled = async (search: string): Promise<Event[]> => {
  const { Result } = ok(await admin.post('/api/events', { perPage: 100, filter: { search } }));
  return Promise.all(Result.map(({ Id }: { Id: number }) => get(Id)));
};
const give = (itemId: number | undefined, eventId: number, quantity: number, host: number | null = null) =>
  test.db.execute(sql`insert into grants
    (item_id, event_id, sponsorship_id, area_id, quantity, recipient_name, recipient_type, state, host_user_id, given_on, requested_by, created_at, created_by)
    values (${itemId}, ${eventId}, ${club}, ${ids.north}, ${quantity}, 'Birthe Holm', 'Kunde', 'Tildelt', ${host}, '2026-06-15', 'Bo', now(), 'Bo')`);

/** A file of one club, from its start to what would be done with its rows. */
const sendOf = (bytes: Buffer, query = `?sponsorship=${club}`, name = 'kalender.ics') =>
  admin.upload(`/api/import/events${query}`, bytes, { name });
const previewOf = async (bytes: Buffer, query?: string) => {
  const started = await events.map(ok(await sendOf(bytes, query)) as Import);
  return { started, rows: await events.rows(started) };
};
const takeIn = async (bytes: Buffer, query?: string) => {
  const preview = await previewOf(bytes, query);
  ok(await events.run(preview.started.id));
  return preview.rows;
};
const headings = ['Klub', 'Titel', 'Dato', 'Tid', 'Sted', 'Type', 'Sæson', 'Returfrist', 'Note'];
const preview = async (rows: string[][], columns = headings) => {
  const started = await events.preview(csvOf(columns, rows));
  return { started, rows: await events.rows(started) };
};

describe('a sheet of events', () => {
  it.each([
    ['Excel', xlsxOf],
    ['CSV', csvOf],
  ] as const)('is taken in from %s', async (kind, fileOf) => {
    const row = [
      'Ærø Boldklub',
      `Ærø – Marstal ${kind}`,
      '15-08-2026',
      '18.30',
      'Rise',
      'hjemme',
      '2026/27',
      '01-08-2026',
      'Parkér ved hallen',
    ];
    const started = await events.start(await fileOf(headings, [row]), 'kampe.xlsx');
    expect(Object.values(Object.fromEntries(started.columns.map(({ heading, field }) => [heading, field])))).toEqual([
      'sponsorship',
      'title',
      'date',
      'time',
      'venue',
      'kind',
      'season',
      'returnBy',
      'note',
    ]);
    const mapped = await events.map(started);
    expect(mapped.counts).toMatchObject({ create: 1, error: 0 });
    ok(await events.run(mapped.id));
    expect(await eventsCalled(`Ærø – Marstal ${kind}`)).toMatchObject([
      {
        sponsorshipId: club,
        date: '2026-08-15',
        time: '18:30',
        venue: 'Rise',
        kind: 'Hjemmekamp',
        season: '2026/27',
        returnBy: '2026-08-01',
        cancelled: false,
        note: 'Parkér ved hallen',
        version: 1,
      },
    ]);
  });

  it('has Excel’s own hours read', async () => {
    const cells = '<c t="inlineStr"><is><t>Ærø Boldklub</t></is></c><c t="inlineStr"><is><t>Excels tid</t></is></c>';
    const row = `<row>${cells}<c s="1"><v>46249</v></c><c s="2"><v>0.770833333333333</v></c></row>`;
    const file = await zipOf(workbookOf(rowsXml([headings.slice(0, 4)]) + row, { formats: ['hh:mm'] }));
    const { rows } = await previewOf(file, '');
    expect(rows[0]?.Changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'date', after: '15-08-2026' }),
        expect.objectContaining({ field: 'time', after: '18:30' }),
      ]),
    );
  });

  it('finds its events again by club, date and title, whatever the case', async () => {
    const event = await make('Sommerfest', '2026-07-04', { venue: 'Havnen', note: 'Tag stole med' });
    const cells = ['ærø boldklub', 'SOMMERFEST', '4/7-2026', '14', 'Torvet', '', '', '', ''];
    const { started, rows } = await preview([cells, cells, ['Syd SK', ...cells.slice(1)]]);
    expect(rows.map(({ Action, RecordId }) => [Action, RecordId])).toEqual([
      ['update', event.id],
      ['error', null],
      ['create', null],
    ]);
    expect(rows[0]?.Candidates[0]?.why).toBe('Samme klub, dato og titel');
    expect(rows[1]?.Errors).toEqual(['Samme som række 2. Kun den ene af dem kan importeres']);
    ok(await events.decide(started.id, 3, { action: 'skip' }));
    ok(await events.run(started.id));
    expect(await get(event.id)).toMatchObject({
      title: 'SOMMERFEST',
      time: '14:00',
      venue: 'Torvet',
      note: 'Tag stole med',
      version: 2,
    });
    expect((await eventsCalled('sommerfest')).map(({ sponsorshipId }) => sponsorshipId)).toEqual([club, elsewhere]);
    const again = await preview([cells]);
    expect(again.started.counts).toMatchObject({ unchanged: 1 });
  });

  it('has every rule of the form, and says what stands in a cell', async () => {
    const other = await make('Optaget', '2026-09-09');
    const moved = await make('Flyttes', '2026-09-10');
    const { rows } = await preview(
      [
        ['', 'Ukendt IF', 'A', '15-08-2026', '', '', ''],
        ['', 'Ærø Boldklub', '', '15-08-2026', '', '', ''],
        ['', 'Ærø Boldklub', 'B', '', '', '', ''],
        ['', 'Ærø Boldklub', 'C', '15-08-2026', 'aften', '', ''],
        ['', 'Ærø Boldklub', 'D', '15-08-2026', '', 'Tombola', ''],
        ['', 'Ærø Boldklub', 'E', '15-08-2026', '', '', '16-08-2026'],
        [String(moved.id), '', 'optaget', '09-09-2026', '', '', ''],
        [String(other.id), 'Syd SK', '', '', '', '', ''],
        ['999999', '', '', '', '', '', ''],
      ],
      ['Id', 'Klub', 'Titel', 'Dato', 'Tid', 'Type', 'Returfrist'],
    );
    expect(rows.map(({ Errors }) => Errors)).toEqual([
      ['Klub: Sponsoratet "Ukendt IF" findes ikke'],
      ['Titel skal udfyldes'],
      ['Dato skal udfyldes'],
      ['Tid: Skriv tiden som 18:30. Her står "aften"'],
      [expect.stringContaining('Tombola')],
      [expect.stringContaining('Returfrist kan ikke være efter arrangementet')],
      [expect.stringContaining('Klubben har allerede et arrangement med den titel den dag')],
      ['Arrangementet hører til et andet sponsorat'],
      ['Der findes ikke et arrangement med Id 999999'],
    ]);
  });

  it('takes the place that a row before it has left, and none that one has taken', async () => {
    const [first, second] = [await make('Plads', '2026-10-01'), await make('Plads', '2026-10-02')];
    const columns = ['Id', 'Dato'];
    const { started, rows } = await preview(
      [
        [String(second.id), '03-10-2026'],
        [String(first.id), '02-10-2026'],
      ],
      columns,
    );
    expect(rows.map(({ Action }) => Action)).toEqual(['update', 'update']);
    ok(await events.run(started.id));
    expect([await get(first.id), await get(second.id)].map(({ date }) => date)).toEqual(['2026-10-02', '2026-10-03']);
    const clash = await preview(
      [
        [String(first.id), '05-10-2026'],
        [String(second.id), '05-10-2026'],
      ],
      columns,
    );
    expect(clash.rows.map(({ Errors }) => Errors)).toEqual([[], [expect.stringContaining('har allerede')]]);
  });

  it('is our own list too, without a change', async () => {
    for (const format of ['csv', 'xlsx'] as const) {
      const { rows, counts } = await events.preview((await fetchFile(admin, 'events', format)).bytes);
      expect(rows).toBeGreaterThan(4);
      expect(counts).toMatchObject({ unchanged: rows });
    }
  });

  it('is an Admin’s to take in', async () => {
    expect((await user.upload('/api/import/events', csvOf(headings, [['a']]))).status).toBe(403);
  });

  it('may be a table that was copied, of one club that it does not name', async () => {
    const table = Buffer.from(
      'Kamp\tDato\tKl.\tSted\nÆrø – Svendborg\t12-09-2026\t15.00\tRise\nÆrø – Odense\t19-09-2026\t\t\n',
    );
    const { started, rows } = await previewOf(table);
    expect(started.counts).toMatchObject({ create: 2, error: 0 });
    expect(rows[0]?.Label).toBe('Ærø – Svendborg · Ærø Boldklub');
    ok(await events.run(started.id));
    expect(await eventsCalled('Ærø – Svendborg')).toMatchObject([
      { sponsorshipId: club, date: '2026-09-12', time: '15:00' },
    ]);
    expect((await previewOf(table)).started.counts).toMatchObject({ unchanged: 2 });
  });

  it('is of the club that it was said to be of, unless its rows name another', async () => {
    const file = csvOf(
      ['Klub', 'Titel', 'Dato'],
      [
        ['', 'Uden klub', '01-11-2026'],
        ['Ærø Boldklub', 'Samme klub', '01-11-2026'],
        ['Syd SK', 'Anden klub', '01-11-2026'],
      ],
    );
    const { rows } = await previewOf(file);
    expect(rows.map(({ Errors }) => Errors)).toEqual([
      [],
      [],
      ['Klub: Rækken er fra en anden klub end den, filen er læst som'],
    ]);
    const byId = csvOf(
      ['Sponsorat-id', 'Titel', 'Dato'],
      [
        [String(elsewhere), 'Siger selv', '01-11-2026'],
        ['', 'Siger intet', '01-11-2026'],
      ],
    );
    expect((await previewOf(byId)).rows.map(({ Label }) => Label)).toEqual([
      'Siger selv · Syd SK',
      'Siger intet · Ærø Boldklub',
    ]);
    const wide = Array.from({ length: 60 }, (_, at) => (at === 0 ? 'Titel' : `Mål ${at}`));
    expect(await sendOf(csvOf(wide, [wide]))).toMatchObject({ status: 422, body: { fields: { model: /59/ } } });
  });
});

const lines = (uid: string, title: string, start: string, more: readonly string[] = []) => [
  `UID:${uid}`,
  `SUMMARY:${title}`,
  `DTSTART${start}`,
  ...more,
];

describe('a calendar', () => {
  it('says no club, and must be told of one that there is', async () => {
    const file = icsOf([lines('a@klub', 'Kamp', ':20260815T130000Z')]);
    expect(await sendOf(file, '')).toMatchObject({
      status: 422,
      body: { fields: { sponsorship: 'Vælg klubben: en kalender siger ikke selv, hvilken klub den er fra' } },
    });
    expect((await sendOf(file, '?sponsorship=999999')).status).toBe(404);
    expect((await sendOf(file, '?sponsorship=x')).status).toBe(422);
    expect(await admin.upload(`/api/import/contacts?sponsorship=${club}`, file)).toMatchObject({ status: 415 });
  });

  it('that cannot be read is an import that failed, and changes nothing', async () => {
    const before = ok(await admin.post('/api/events', {})).Total;
    const torn = icsOf([lines('torn@klub', 'Kamp', ':20260815T130000Z')]).subarray(0, -20);
    expect(ok(await sendOf(torn))).toMatchObject({
      status: 'failed',
      rows: 0,
      message: 'Kalenderen er i stykker og kan ikke læses. Hent den igen hos klubben, og prøv igen.',
    });
    expect(ok(await sendOf(icsOf([])))).toMatchObject({
      status: 'failed',
      message: 'Kalenderen har ingen arrangementer.',
    });
    expect(ok(await admin.post('/api/events', {})).Total).toBe(before);
  });

  it('is taken in with its days and hours in Copenhagen', async () => {
    const file = icsOf(
      [
        lines('utc@klub', 'Kalender UTC', ':20260815T163000Z', ['LOCATION:Rise\\, bane 2', 'DESCRIPTION:En\\nTo']),
        lines('zone@klub', 'Kalender zone', ';TZID=Romance Standard Time:20261025T143000'),
        lines('day@klub', 'Kalender dag', ';VALUE=DATE:20260816'),
      ],
      romance,
    );
    const { started, rows } = await previewOf(file);
    expect(started.counts).toMatchObject({ create: 3, error: 0, doubt: 0 });
    expect(rows[0]?.Changes.map(({ field, after }) => [field, after])).toContainEqual(['uid', 'Ja']);
    ok(await events.run(started.id));
    expect(await eventsCalled('Kalender')).toMatchObject([
      {
        title: 'Kalender UTC',
        date: '2026-08-15',
        time: '18:30',
        venue: 'Rise, bane 2',
        note: 'En\nTo',
        kind: 'Andet',
      },
      { title: 'Kalender dag', date: '2026-08-16', time: null, sponsorshipId: club },
      { title: 'Kalender zone', date: '2026-10-25', time: '14:30' },
    ]);
    expect((await eventsCalled('Kalender'))[0]).not.toHaveProperty('uid');
    expect((await previewOf(file)).started.counts).toMatchObject({ unchanged: 3 });
  });

  it('moves a match that has moved, by its UID, and tells its hosts', async () => {
    const uid = 'moved@klub';
    await takeIn(icsOf([lines(uid, 'Ærø – Faaborg', ':20260905T130000Z')]));
    const [event] = await eventsCalled('Ærø – Faaborg');
    await give(cardItem, Number(event?.id), 2, ids.userId);
    const [row] = await takeIn(icsOf([lines(uid, 'Ærø – Faaborg (flyttet)', ';VALUE=DATE:20260906')]));
    expect(row).toMatchObject({ Action: 'update', RecordId: event?.id });
    expect(row?.Candidates[0]?.why).toBe('Samme arrangement i kalenderen');
    expect(await eventsCalled('Ærø – Faaborg')).toMatchObject([
      { id: event?.id, title: 'Ærø – Faaborg (flyttet)', date: '2026-09-06', time: null, version: 2 },
    ]);
    const bell = ok(await user.get('/api/notifications')).items.map(({ text }: { text: string }) => text);
    expect(bell).toContain('Anna Admin har flyttet Ærø – Faaborg (flyttet) til 06. september 2026 (Ærø Boldklub)');
    await test.db.execute(sql`delete from grants`);
  });

  it('takes over what was made by hand or came in a sheet, and moves it from then on', async () => {
    const event = await make('Ærø – Assens', '2026-09-20', { time: '15:00', kind: 'Hjemmekamp', note: 'Vores egen' });
    const [row] = await takeIn(icsOf([lines('taken@klub', 'ærø – assens', ':20260920T130000Z')]));
    expect(row).toMatchObject({ Action: 'update', RecordId: event.id });
    expect(row?.Changes.map(({ field }) => field)).toEqual(['title', 'uid']);
    await takeIn(icsOf([lines('taken@klub', 'ærø – assens', ':20260927T130000Z')]));
    expect(await eventsCalled('assens')).toMatchObject([
      { id: event.id, date: '2026-09-27', kind: 'Hjemmekamp', note: 'Vores egen' },
    ]);
    // By hand it stays what the calendar knows.
    ok(await admin.post('/api/events/update', { ...(await get(event.id)), title: 'Ærø – Assens FC' }));
    expect((await previewOf(icsOf([lines('taken@klub', 'X', ':20260927T130000Z')]))).rows[0]?.RecordId).toBe(event.id);
  });

  it('is known by its UID within its club alone', async () => {
    const file = icsOf([lines('shared@klub', 'Fælles stævne', ':20260912T080000Z')]);
    await takeIn(file);
    expect((await previewOf(file, `?sponsorship=${elsewhere}`)).rows[0]).toMatchObject({ Action: 'create' });
    const both = ['Ærø Boldklub', 'Syd SK'].map((name) => [name, 'Flyttet stævne', '13-09-2026', 'shared@klub']);
    const { rows } = await preview(both, ['Klub', 'Titel', 'Dato', 'UID']);
    expect(rows.map(({ Action }) => Action)).toEqual(['update', 'create']);
  });

  it('has its odd events in error, and the others taken in without them', async () => {
    const file = icsOf([
      lines('one@klub', 'Odd en', ':20261001T130000Z'),
      lines('one@klub', 'Odd to', ':20261002T130000Z'),
      ['UID:none@klub', 'SUMMARY:Odd uden dag'],
      lines('weekly@klub', 'Odd træning', ':20261003T130000Z', ['RRULE:FREQ=WEEKLY']),
      lines('zone@klub', 'Odd zone', ';TZID=Månetid:20261004T130000'),
      ['SUMMARY:Odd uden UID', 'DTSTART:20261005T130000Z'],
      ['SUMMARY:ODD UDEN UID', 'DTSTART:20261005T150000Z'],
      lines('bad@klub', 'Odd dag', ':20260230T130000Z'),
      ['UID:untitled@klub', 'DTSTART:20261006T130000Z'],
    ]);
    const { started, rows } = await previewOf(file);
    expect(rows.map(({ Errors }) => Errors)).toEqual([
      [],
      ['Samme som række 2. Kun den ene af dem kan importeres'],
      ['Dato skal udfyldes'],
      ['Fejl i kalenderen: Arrangementet gentages. Opret hver dag som sit eget arrangement'],
      ['Fejl i kalenderen: Tidszonen "Månetid" kendes ikke'],
      [],
      ['Samme som række 7. Kun den ene af dem kan importeres'],
      [expect.stringMatching(/^Dato: .*2026-02-30/)],
      ['Titel skal udfyldes'],
    ]);
    ok(await admin.post(`/api/import/${started.id}/skip-errors`, { version: started.version }));
    ok(await events.run(started.id));
    expect((await eventsCalled('Odd')).map(({ title }) => title)).toEqual(['Odd en', 'Odd uden UID']);
    const again = await previewOf(icsOf([['SUMMARY:odd uden uid', 'DTSTART:20261005T130000Z', 'LOCATION:Rise']]));
    expect(again.rows[0]).toMatchObject({ Action: 'update' });
  });

  it('cannot call two events of a club the same, whatever is decided', async () => {
    await takeIn(icsOf([lines('twice@klub', 'Kaldes så', ':20261010T130000Z')]));
    const other = await make('Kaldes ikke så', '2026-10-11');
    const { rows } = await preview([[String(other.id), 'twice@klub']], ['Id', 'UID']);
    expect(rows[0]?.Errors).toEqual([expect.stringContaining('Kalenderen kalder allerede Kaldes så det')]);
    const again = await previewOf(icsOf([lines('twice@klub', 'Som ny', ':20261012T130000Z')]));
    const decided = await events.decide(again.started.id, 2, { action: 'create' });
    expect(ok(decided)).toMatchObject({ action: 'error' });
  });

  it('has what was decided of a row taken back', async () => {
    const { started } = await previewOf(icsOf([lines('undo@klub', 'Fortrydes', ':20261014T130000Z')]));
    expect(ok(await events.decide(started.id, 2, { action: 'skip' }))).toMatchObject({ action: 'skip' });
    expect(ok(await events.decide(started.id, 2, { action: null }))).toMatchObject({ action: 'create' });
  });
});

describe('an event that its calendar cancels', () => {
  const uid = 'off@klub';
  const at = (title: string, status: string) => icsOf([lines(uid, title, ':20261101T130000Z', [`STATUS:${status}`])]);

  it('is cancelled, and comes back as a save brings it back', async () => {
    await takeIn(at('Aflyses', 'CONFIRMED'));
    const [event] = await eventsCalled('Aflyses');
    const id = Number(event?.id);
    await give(singleItem, id, 99);
    const [row] = await takeIn(at('Aflyses', 'CANCELLED'));
    expect(row?.Changes).toEqual([{ field: 'cancelled', label: 'Aflyst', before: 'Nej', after: 'Ja' }]);
    expect(await get(id)).toMatchObject({ cancelled: true });
    // What a calendar does not say stays.
    expect((await previewOf(icsOf([lines(uid, 'Aflyses', ':20261101T130000Z')]))).started.counts).toMatchObject({
      unchanged: 1,
    });
    await takeIn(at('Aflyses', 'CONFIRMED'));
    expect(await get(id)).toMatchObject({ cancelled: false });
    await test.db.execute(sql`delete from grants`);
  });

  it('stays cancelled where its seats have been given to others meanwhile, which its row says', async () => {
    const [event] = await eventsCalled('Aflyses');
    const id = Number(event?.id);
    await takeIn(at('Aflyses', 'CANCELLED'));
    const [second, third] = [await make('Tager pladser', '2026-11-02'), await make('Også aflyst', '2026-11-03')];
    await give(singleItem, id, 99);
    await give(singleItem, second.id, 52);
    const refused = await previewOf(at('Aflyses', 'CONFIRMED'));
    expect(refused.rows[0]).toMatchObject({
      Action: 'error',
      Errors: ['Pladserne er givet til andre, mens arrangementet var aflyst'],
    });
    await test.db.execute(sql`update grants set quantity = 20 where event_id = ${second.id}`);
    expect((await previewOf(at('Aflyses', 'CONFIRMED'))).rows[0]).toMatchObject({ Action: 'update' });
    // Together they would take what is free for one of them.
    await give(singleItem, third.id, 60);
    ok(await admin.post('/api/events/update', { ...(await get(third.id)), cancelled: true }));
    const both = await preview(
      [
        [String(id), 'Nej'],
        [String(third.id), 'Nej'],
      ],
      ['Id', 'Aflyst'],
    );
    expect(both.rows.map(({ Action }) => Action)).toEqual(['update', 'error']);
    await test.db.execute(sql`delete from grants`);
  });
});
