import {
  type AnswerOf,
  type api,
  type ClubDocument,
  type Contract,
  type HistoryRow,
  type Note,
  type Payment,
  type TimelineRow,
  timelineKinds,
} from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { agreementsOf, makeProducts, selection, signedPdf } from '../contracts/contracts.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';

const test = await openTestApp();
const { admin, user, other, clock } = test;
const agreements = agreementsOf(test);
const MINUTE = 60_000;

/** A club with two of everything, and with some that was taken away again. */
const club = await (async () => {
  const [seats, logos] = (await makeProducts(test, 'Hospitality', [
    { name: 'Loge', isUtilization: true, hasAmount: true },
    { name: 'Sæde', isUtilization: true, hasAmount: true },
  ])) as [number, number];
  const { id, ...made } = await makeSponsorship(test);
  const path = `/api/sponsorships/${id}`;
  const step = async <T>(act: () => Promise<T>): Promise<T> => {
    clock.moveBy(MINUTE);
    return act();
  };
  await step(() => user.post('/api/sponsorships/update', { ...made, id, version: null, city: 'Skagen' }));
  const contact = ok(await step(() => user.post(`${path}/contacts/update`, { name: 'Kaja Kasserer' })));
  await step(() => user.delete(`${path}/contacts/${contact.id}`));
  const products = [selection(seats, { amount: 10 }), selection(logos, { amount: 5 })];
  const rates = [{ amount: 500, dueDate: '2026-06-01' }];
  const terms = { products, sponsorshipAmount: 500, rates };
  const removed = await step(() =>
    agreements.approved(id, { ...terms, startDate: '2024-01-01', endDate: '2024-12-31' }),
  );
  await step(() => agreements.call(id, 'delete-file', { id: removed.id }));
  const active = await step(() => agreements.approved(id, terms));
  const items = ok(await user.get(`${path}/hospitality`));
  for (const used of [3, 5])
    ok(await step(() => agreements.call(id, 'save-utilization', { id: items[0].id, used, note: `${used} gæster` })));
  const [rate] = (await agreements.get(active.id)).rates;
  const paid = { contractId: active.id, rateId: rate?.id, amount: 200 };
  ok(await step(() => user.post('/api/payments/update', { ...paid, paidOn: '2026-06-02', note: 'Første del' })));
  ok(await step(() => user.post('/api/payments/update', { ...paid, amount: 100, invoiceNumber: 'F-7' })));
  ok(await step(() => user.post(`${path}/notes/update`, { text: 'Talt om bolde', kind: 'Møde', date: '2026-03-01' })));
  ok(await step(() => user.post(`${path}/notes/update`, { text: 'Ringet' })));
  for (const title of ['Vedtægter', 'Regnskab'])
    ok(await step(() => user.upload(`${path}/documents?title=${title}`, signedPdf(title))));
  const gone = ok(await step(() => user.upload(`${path}/documents?title=Forkert`, signedPdf('forkert'))));
  await step(() => user.delete(`${path}/documents/${gone.id}`));
  const task = { sponsorshipId: id, title: 'Ring til kassereren', dueDate: '2026-07-01' };
  const done = ok(await step(() => user.post('/api/tasks/update', task)));
  ok(await step(() => user.post('/api/tasks/done', { key: `manual:${done.id}:2026-07-01`, note: 'Han er syg' })));
  ok(await step(() => user.post('/api/tasks/update', { ...task, title: 'Står stadig åben' })));
  const draft = await step(() => agreements.draft(id, terms));
  return { id, path, active: active.id as number, draft: draft.id as number };
})();

type Answer = AnswerOf<typeof api.timeline.list>;
const ask = async (request: object = {}, client = user): Promise<Answer> =>
  ok(await client.post(`${club.path}/timeline`, { perPage: 100, ...request }));
const all = (await ask()).Result;
const ofKinds = (...kinds: string[]): TimelineRow[] => all.filter(({ Kind }) => kinds.includes(Kind));
const textsOf = (rows: readonly Pick<TimelineRow, 'Title' | 'Text' | 'By'>[]) =>
  rows.map(({ Title, Text, By }) => `${Title} | ${Text} | ${By}`).toSorted();

describe('the timeline', () => {
  it('has every kind, the newest first', () => {
    expect([...new Set(all.map(({ Kind }) => Kind))].toSorted()).toEqual([...timelineKinds].toSorted());
    const times = all.map(({ At }) => At);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('is the union of its sources, as their own calls answer them', async () => {
    const contracts: Contract[] = ok(await user.get(`${club.path}/contracts`));
    const payments: Payment[] = (
      await Promise.all(contracts.map(({ id }) => user.get(`/api/sponsorships/contracts/${id}/payments`)))
    ).flatMap(ok);
    const notes: Note[] = ok(await user.get(`${club.path}/notes`));
    const documents: ClubDocument[] = ok(await user.get(`${club.path}/documents`));
    const history: HistoryRow[] = ok(await user.post(`${club.path}/history`, { perPage: 100 })).Result;
    const ofLog = (kind: string, action?: string) =>
      history.filter((line) => line.Kind === kind && (action === undefined || line.Action === action));

    const made = ofLog('contract', 'create').length;
    const confirmed = contracts.filter(({ status }) => status !== 'Kladde').length;
    expect(made).toBe(contracts.length);
    const ofContracts = ofKinds('contract').map(({ Text }) => Text);
    expect(ofContracts.filter((text) => text === 'Kladden blev oprettet')).toHaveLength(made);
    expect(ofContracts.filter((text) => text === 'Aftalen blev låst til underskrift')).toHaveLength(confirmed);
    expect(ofContracts).toHaveLength(made + confirmed);
    const signed = contracts.filter(({ signedDocument }) => signedDocument !== null);
    expect(ofKinds('signature').map(({ Title }) => Title)).toEqual(signed.map(({ number }) => `Aftale ${number}`));
    expect(
      ofKinds('payment')
        .map(({ Title }) => Title)
        .toSorted(),
    ).toEqual(
      payments.map(({ amount, paidOn }) => `${amount} kr. ${paidOn ? 'betalt' : 'venter på betaling'}`).toSorted(),
    );
    expect(ofKinds('usage').map(({ At }) => At)).toEqual(ofLog('item', 'save-usage').map(({ At }) => At));
    expect(textsOf(ofKinds('note'))).toEqual(
      textsOf(notes.map(({ kind, text, by }) => ({ Title: kind, Text: text, By: by }))),
    );
    expect(textsOf(ofKinds('document'))).toEqual(
      textsOf(documents.map(({ title, kind, by }) => ({ Title: title, Text: kind, By: by }))),
    );
    expect(ofKinds('task').map(({ At }) => At)).toEqual(ofLog('task', 'done').map(({ At }) => At));
    const masterData = [...ofLog('sponsorship'), ...ofLog('contact')];
    expect(
      ofKinds('master-data')
        .map(({ Text }) => Text)
        .toSorted(),
    ).toEqual(masterData.map(({ Text }) => Text).toSorted());
  });

  it('says what happened', () => {
    const texts = all.map(({ Title, Text }) => `${Title} | ${Text}`);
    for (const expected of [
      'Loge | Brugt: 3 → 5 · 5 gæster',
      'Møde | Talt om bolde',
      'Ring til kassereren | Opgaven blev udført · Han er syg',
      'Vedtægter | Andet',
      expect.stringMatching(/^200 kr. betalt \| Aftale 2026-\d+ · Rate 01-06-2026 · Første del$/),
      expect.stringMatching(/^100 kr. venter på betaling \| .* Faktura F-7$/),
      expect.stringMatching(/^Stamdata \| Bo Bruger .*Skagen/),
      'Kaja Kasserer | Bo Bruger slettede kontaktpersonen Kaja Kasserer.',
    ])
      expect(texts).toContainEqual(expected);
    expect(texts.join()).not.toContain('Forkert');
    expect(texts.join()).not.toContain('Står stadig åben');
  });

  it('puts a note on its day, and a payment on that on which it was paid', () => {
    expect(all.find(({ Text }) => Text === 'Talt om bolde')?.At).toBe('2026-02-28T23:00:00.000Z');
    expect(all.find(({ Title }) => Title === '200 kr. betalt')?.At).toBe('2026-06-01T22:00:00.000Z');
  });

  it.each(timelineKinds)('shows %s alone where it is asked for that', async (kind) => {
    const { Result, Total } = await ask({ filter: { kinds: [kind] } });
    expect(Result).toEqual(ofKinds(kind));
    expect(Total).toBe(Result.length);
  });

  it('shows some kinds, and all where none is named', async () => {
    const kinds = ['note', 'document', 'note'];
    expect((await ask({ filter: { kinds } })).Result).toEqual(ofKinds('note', 'document'));
    for (const filter of [{ kinds: [] }, { kinds: null }, null]) expect((await ask({ filter })).Result).toEqual(all);
  });

  it('is answered page by page, from either end', async () => {
    const pages = Math.ceil(all.length / 7);
    const requests = Array.from({ length: pages }, (_, page) => ask({ perPage: 7, page: page + 1 }));
    const answers = await Promise.all(requests);
    expect(answers.flatMap(({ Result }) => Result)).toEqual(all);
    expect(answers[0]).toMatchObject({ Total: all.length, TotalPages: pages });
    expect(await ask({ page: 99 })).toEqual({ Result: [], Total: all.length, TotalPages: 1 });
    expect((await ask({ sort: { field: 'At', dir: 'asc' } })).Result).toEqual(all.toReversed());
  });

  it('leads nowhere that the asker may not go', async () => {
    for (const { Path } of all.filter((row) => row.Kind === 'document'))
      expect((await user.get(Path)).status).toBe(200);
    const pages = new RegExp(`^/sponsorships/${club.id}(/(folder|data|\\d+))?$`);
    for (const { Path, Kind } of all) if (Kind !== 'document') expect(Path).toMatch(pages);
  });

  it('is there for whoever sees the sponsorship, with kinds that there are', async () => {
    const statuses = [
      await other.post(`${club.path}/timeline`),
      await user.post('/api/sponsorships/999999/timeline'),
      await user.post(`${club.path}/timeline`, { filter: { kinds: ['secret'] } }),
      await user.post(`${club.path}/timeline`, { filter: { kinds: 'note' } }),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 422, 422]);
    expect((await ask({}, admin)).Result).toEqual(all);
  });
});
