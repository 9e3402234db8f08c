import { type ClubDocument, documentQuota } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { auditOf, signedPdf } from '../contracts/contracts.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { sweepDocuments } from './removal.usecases.ts';

const DAY = 86_400_000;
const test = await openTestApp();
const { admin, user } = test;

let club: number;
beforeEach(async () => {
  club = (await makeSponsorship(test)).id;
});
const path = () => `/api/sponsorships/${club}/documents`;
const upload = (client = user) => client.upload(path(), signedPdf());
const add = async (client = user): Promise<ClubDocument> => ok(await upload(client));
const fileOf = ({ url }: ClubDocument) => Number(url.split('/')[3]);
/** Moves the clock: the sessions that were open are over. */
const wait = async (milliseconds: number) => {
  test.clock.moveBy(milliseconds);
  await admin.logIn('anna@bank.dk', PASSWORD);
  await user.logIn('bo@bank.dk', PASSWORD);
};

it('a document that was removed 90 days ago goes for good with its file, which the log says', async () => {
  const filesLeft = async (...documents: ClubDocument[]) => {
    const { rows } = await test.db.execute(
      sql`select id from files where id = any(${sql.param(documents.map(fileOf))}::int[]) order by id`,
    );
    return rows.map(({ id }) => documents.findIndex((document) => fileOf(document) === id));
  };
  const documents = [await add(), await add(), await add()] as const;
  const [first, second, third] = documents;
  const other = club;
  club = (await makeSponsorship(test)).id;
  const fourth = await add();
  await user.delete(`/api/sponsorships/${club}`);
  club = other;
  await user.delete(`${path()}/${first.id}`);
  await wait(DAY);
  await user.delete(`${path()}/${second.id}`);
  await wait(89 * DAY - 1);
  await sweepDocuments(test.deps);
  expect(ok(await admin.get(`${path()}/removed`))).toHaveLength(2);
  test.clock.moveBy(1);
  const lines = await auditOf(test, () => sweepDocuments(test.deps));
  expect(lines.toSorted((one, other) => Number(one.entityId) - Number(other.entityId))).toMatchObject(
    [first, fourth].map(({ id }) => ({ action: 'expire', entity: 'document', entityId: id })),
  );
  expect(ok(await admin.get(`${path()}/removed`))).toMatchObject([{ id: second.id }]);
  expect(ok(await user.get(path()))).toMatchObject([{ id: third.id }]);
  expect(await filesLeft(...documents, fourth)).toEqual([1, 2]);
  expect((await admin.get(first.url)).status).toBe(404);
  const [line] = ok(await admin.post('/api/log', { filter: { action: 'expire' } })).Result;
  expect(line.Text).toBe(
    'Automatisk oprydning slettede for altid dokumentet fil.pdf, som blev fjernet for 90 dage siden.',
  );
});

it('a folder takes so many bytes, those of removed documents too, and a user adds so many a day', async () => {
  const sizeOf = (document: ClubDocument, bytes: number) =>
    test.asOwner(sql`update files set size = ${bytes} where id = ${fileOf(document)}`);
  const first = await add();
  await user.delete(`${path()}/${first.id}`);
  await sizeOf(first, documentQuota.club);
  const full = await upload();
  expect([full.status, full.body.message]).toEqual([409, expect.stringMatching(/1 GB.*Slet det.*90 dage/)]);
  for (let added: number = documentQuota.club; added < documentQuota.userDay; added += documentQuota.club) {
    club = (await makeSponsorship(test)).id;
    await sizeOf(await add(), documentQuota.club);
  }
  club = (await makeSponsorship(test)).id;
  const tooMany = await upload();
  expect([tooMany.status, tooMany.body.message]).toEqual([409, expect.stringContaining('i morgen')]);
  await add(admin);
  await wait(DAY);
  await add();
});
