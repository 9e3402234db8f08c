import { type ClubDocument, documentQuota, MOST_DOCUMENTS } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { agreementsOf, auditOf, signedPdf } from '../contracts/contracts.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { sweepDocuments } from './removal.usecases.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const test = await openTestApp();
const { admin, user, other } = test;
const agreements = agreementsOf(test);

let club: number;
beforeEach(async () => {
  club = (await makeSponsorship(test)).id;
});
const path = (id = club) => `/api/sponsorships/${id}/documents`;
const add = async (query = ''): Promise<ClubDocument> => ok(await user.upload(path() + query, signedPdf()));
const remove = async ({ id }: ClubDocument) => expect((await user.delete(`${path()}/${id}`)).status).toBe(204);
const makeRemoved = async (query?: string) => {
  const document = await add(query);
  await remove(document);
  return document;
};
const undelete = (id: number, client = user, of = club) => client.post(`${path(of)}/${id}/undelete`);
const list = async (): Promise<ClubDocument[]> => ok(await user.get(path()));
const refusalOf = async (answer: ReturnType<typeof undelete>) => {
  const { status, body } = await answer;
  return [status, body.message];
};
/** Fills the folder up to so many documents with copies of one. */
const fillWith = (document: ClubDocument, count: number) =>
  test.db.execute(sql`insert into club_documents (sponsorship_id, kind, title, file_id, created_at, created_by)
    select ${club}, 'Andet', 'nr. ' || n, ${document.url.split('/')[3]}::int, now(), 'Bo' from generate_series(1, ${count}) n`);

it('a removed document is put back as it was, with its file and its agreement', async () => {
  const { id } = await agreements.draft(club);
  const document = await makeRemoved(`?kind=Referat&title=Årsmøde&contract=${id}`);
  expect((await user.get(document.url)).status).toBe(404);
  const lines = await auditOf(test, async () => expect(ok(await undelete(document.id))).toEqual(document));
  expect(lines).toMatchObject([{ action: 'undelete', entity: 'document', entityId: document.id, before: null }]);
  expect(await list()).toEqual([document]);
  expect(ok(await admin.get(`${path()}/removed`))).toEqual([]);
  expect((await user.get(document.url)).bytes.equals(signedPdf())).toBe(true);
});

it('one is put back once where twenty ask at the same moment', async () => {
  const { id } = await makeRemoved();
  const lines = await auditOf(test, async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => undelete(id, n % 2 ? user : admin)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)]);
  });
  expect(lines).toHaveLength(1);
  expect(await refusalOf(undelete(id))).toEqual([409, expect.stringContaining('ikke slettet')]);
});

it('it takes a place in the folder, the last of which is taken once, and no bytes that it did not have', async () => {
  const [first, second, third] = [await makeRemoved(), await makeRemoved(), await add()];
  await test.asOwner(sql`update files set size = ${documentQuota.club} where id = ${first.url.split('/')[3]}::int`);
  await fillWith(third, MOST_DOCUMENTS - 2);
  const answers = await Promise.all([undelete(first.id), undelete(second.id, admin)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const late = answers.findIndex(({ status }) => status === 409);
  expect(answers[late]?.body.message).toMatch(/200 dokumenter.*Slet et, før du henter et tilbage/);
  await remove(third);
  ok(await undelete([first, second][late]?.id as number));
});

it('one is put back by whoever has the area, through its own sponsorship, and by nobody else', async () => {
  const { id } = await makeRemoved();
  const neighbour = (await makeSponsorship(test)).id;
  const gone = await makeSponsorship(test);
  const { id: lost }: ClubDocument = ok(await user.upload(path(gone.id), signedPdf()));
  await user.delete(`/api/sponsorships/${gone.id}`);
  const answers = [
    undelete(id, other),
    undelete(id, user, neighbour),
    undelete(id, admin, 999_999),
    undelete(999_999),
    undelete(lost, admin, gone.id),
    undelete(lost, admin),
  ];
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(6).fill(404));
  expect(await list()).toEqual([]);
  ok(await undelete(id));
});

it('whoever removes one puts it back for ten minutes, an Admin until it goes for good', async () => {
  const logIn = async () => {
    await admin.logIn('anna@bank.dk', PASSWORD);
    await user.logIn('bo@bank.dk', PASSWORD);
  };
  const [first, second, third] = [await makeRemoved(), await makeRemoved(), await makeRemoved()];
  test.clock.moveBy(10 * MINUTE);
  ok(await undelete(first.id));
  test.clock.moveBy(1);
  expect(await refusalOf(undelete(second.id))).toEqual([
    409,
    expect.stringMatching(/10 minutter.*administrator.*90 dage/),
  ]);
  test.clock.moveBy(89 * DAY);
  await logIn();
  ok(await undelete(second.id, admin));
  test.clock.moveBy(DAY);
  await sweepDocuments(test.deps);
  await logIn();
  for (const client of [admin, user])
    expect(await refusalOf(undelete(third.id, client))).toEqual([409, expect.stringContaining('forsvandt helt')]);
  expect((await list()).map(({ id }) => id)).toEqual([second.id, first.id]);
});
