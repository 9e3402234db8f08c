import { type ClubDocument, officeTypes } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, START } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { agreementsOf, auditOf, signedPdf } from '../contracts/contracts.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { docm, docx, hiddenMacros, xlsm, xlsx, zipOf } from './office.testing.ts';

const test = await openTestApp();
const { admin, user, other } = test;
const agreements = agreementsOf(test);

let club: number;
beforeEach(async () => {
  club = (await makeSponsorship(test)).id;
});
const path = (id = club) => `/api/sponsorships/${id}/documents`;
type Upload = { query?: Record<string, string>; name?: string; client?: TestClient; id?: number };
const upload = (bytes = signedPdf(), { query = {}, name = 'Vedtægter.pdf', client = user, id = club }: Upload = {}) =>
  client.upload(`${path(id)}?${new URLSearchParams(query)}`, bytes, { name });
const add = async (...args: Parameters<typeof upload>): Promise<ClubDocument> => ok(await upload(...args));
const list = async (client = user): Promise<ClubDocument[]> => ok(await client.get(path()));
const picture = (format: 'png' | 'jpeg' | 'webp') =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Copyright: 'Hemmelig' } })
    .toFormat(format)
    .toBuffer();

describe('a document', () => {
  it('is put into the folder, listed, fetched, renamed and removed', async () => {
    const { id: contractId } = await agreements.draft(club);
    const query = { kind: 'Vedtægter', title: 'Vedtægter 2026', contract: String(contractId) };
    const made = await add(signedPdf('vedtægter'), { query });
    expect(made).toEqual({
      id: made.id,
      version: 1,
      sponsorshipId: club,
      contractId,
      kind: 'Vedtægter',
      title: 'Vedtægter 2026',
      url: expect.stringMatching(/^\/api\/files\/\d+\/[\da-f]{16}$/),
      type: 'application/pdf',
      size: signedPdf('vedtægter').length,
      by: 'Bo Bruger',
      at: START.toISOString(),
    });
    expect(await list()).toEqual([made]);
    const { bytes, headers } = await user.get(made.url);
    expect(bytes.equals(signedPdf('vedtægter'))).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; .*Vedt%C3%A6gter\.pdf$/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const changed = ok(await admin.post(`${path()}/update`, { ...made, kind: 'Andet', title: 'Gamle vedtægter' }));
    expect(changed).toEqual({ ...made, kind: 'Andet', title: 'Gamle vedtægter', version: 2 });
    expect((await user.delete(`${path()}/${made.id}`)).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  it('has the name of its file and no kind where nothing is said', async () => {
    expect(await add(signedPdf(), { name: 'Referat marts.pdf' })).toMatchObject({
      title: 'Referat marts.pdf',
      kind: 'Andet',
      contractId: null,
    });
  });

  it('is listed after those that came later', async () => {
    for (const title of ['Første', 'Anden', 'Tredje']) await add(signedPdf(), { query: { title } });
    expect((await list()).map(({ title }) => title)).toEqual(['Tredje', 'Anden', 'Første']);
  });

  it('is changed by its title and kind alone', async () => {
    const made = await add();
    const { id: contractId } = await agreements.draft(club);
    const values = { ...made, title: 'Ny', contractId, sponsorshipId: 1, url: '/x', size: 1, by: 'Ingen' };
    expect(ok(await user.post(`${path()}/update`, values))).toEqual({ ...made, title: 'Ny', version: 2 });
  });

  it('is saved over nobody’s changes', async () => {
    const made = await add();
    ok(await user.post(`${path()}/update`, { ...made, title: 'Først' }));
    const { status, body } = await admin.post(`${path()}/update`, { ...made, title: 'Sidst' });
    expect([status, body.by]).toEqual([409, 'Bo Bruger']);
  });

  it.each([
    [{ title: '' }, 'title'],
    [{ title: 'x'.repeat(201) }, 'title'],
    [{ kind: 'Brev' }, 'kind'],
    [{ id: undefined }, 'id'],
  ])('is not saved with %o', async (values, field) => {
    const { status, body } = await user.post(`${path()}/update`, { ...(await add()), ...values });
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  });

  it.each([
    [{ kind: 'Brev' }, 'kind'],
    [{ title: 'x'.repeat(201) }, 'title'],
    [{ contract: 'x' }, 'contract'],
    [{ contract: '999999' }, 'contractId'],
  ])('is not taken with %o', async (query, field) => {
    const { status, body } = await upload(signedPdf(), { query });
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
    expect(await list()).toEqual([]);
  });

  it('is of none but its own sponsorship’s agreements', async () => {
    const { id } = await agreements.draft((await makeSponsorship(test)).id);
    const { status, body } = await upload(signedPdf(), { query: { contract: String(id) } });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['contractId']]);
  });

  it('is found only through its own sponsorship, by whoever sees that', async () => {
    const { id, url } = await add();
    const neighbour = (await makeSponsorship(test)).id;
    const values = { id, kind: 'Andet', title: 'Ny' };
    const answers = [
      await user.post(`${path(neighbour)}/update`, values),
      await user.delete(`${path(neighbour)}/${id}`),
      await user.delete(`${path()}/999999`),
      await user.post(`${path()}/update`, { ...values, id: 999_999 }),
      await other.get(path()),
      await other.get(url),
      await upload(signedPdf(), { client: other }),
      await other.post(`${path()}/update`, values),
      await other.delete(`${path()}/${id}`),
      await user.get(path(999_999)),
      await upload(signedPdf(), { id: 999_999 }),
      await admin.get(`${path(999_999)}/removed`),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(404));
    expect((await list()).map(({ title }) => title)).toEqual(['Vedtægter.pdf']);
  });
});

describe('a removed document', () => {
  it('is in the archive, for Admins', async () => {
    const { id, url, ...made } = await add();
    await user.delete(`${path()}/${id}`);
    expect([(await user.get(url)).status, (await admin.get(url)).status]).toEqual([404, 200]);
    expect((await user.get(`${path()}/removed`)).status).toBe(403);
    expect(ok(await admin.get(`${path()}/removed`))).toEqual([
      { ...made, id, url, removedBy: 'Bo Bruger', removedAt: START.toISOString() },
    ]);
    const again = [
      await user.delete(`${path()}/${id}`),
      await user.post(`${path()}/update`, { id, kind: 'Andet', title: 'Ny' }),
    ];
    expect(again.map(({ status }) => status)).toEqual([404, 404]);
  });

  it('stays as its agreement and its sponsorship are deleted', async () => {
    const { id } = await agreements.draft(club);
    const { url } = await add(signedPdf(), { query: { contract: String(id) } });
    await agreements.call(club, 'delete', { id });
    expect(await list()).toMatchObject([{ contractId: null, title: 'Vedtægter.pdf' }]);
    expect((await user.delete(`/api/sponsorships/${club}`)).status).toBe(204);
    expect([(await user.get(url)).status, (await admin.get(url)).status]).toEqual([404, 200]);
    const { rows } = await test.db.execute(sql`select removed_by from club_documents where sponsorship_id is null`);
    expect(rows).toContainEqual({ removed_by: 'Bo Bruger' });
  });
});

describe('what a document is', () => {
  it.each([
    ['application/pdf', 'a.pdf', async () => signedPdf()],
    [officeTypes.docx, 'a.docx', docx],
    [officeTypes.xlsx, 'a.xlsx', xlsx],
    ['image/png', 'a.png', () => picture('png')],
    ['image/png', 'a.webp', () => picture('webp')],
    ['image/jpeg', 'a.JPG', () => picture('jpeg')],
  ] as const)('is told by its content: %s in %s', async (type, name, make) => {
    expect(await add(await make(), { name })).toMatchObject({ type, title: name });
  });

  it('is told by its parts where the list of them names none', async () => {
    const parts = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' };
    expect(await add(await zipOf(parts))).toMatchObject({ type: officeTypes.docx });
  });

  it('gives the file its ending, whatever it was called', async () => {
    const { url } = await add(await xlsx(), { name: 'regnskab.exe' });
    expect((await user.get(url)).headers['content-disposition']).toContain('filename="regnskab.xlsx"');
  });

  it('says nothing of where a picture was taken', async () => {
    const { url } = await add(await picture('jpeg'), { name: 'bane.jpg' });
    expect((await sharp((await user.get(url)).bytes).metadata()).exif).toBeUndefined();
  });

  it.each([
    ['a page', 'vedtægter.pdf', async () => Buffer.from('<html><script>1</script></html>')],
    ['a program', 'vedtægter.pdf', async () => Buffer.from('MZ\u0090\0\u0003')],
    ['a drawing', 'logo.png', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['half a picture', 'foto.png', async () => (await picture('png')).subarray(0, 40)],
    ['a zip', 'vedtægter.docx', () => zipOf({ 'word/document.xml': '<w:document/>' })],
    ['a zip of nothing', 'a.docx', () => zipOf({ '[Content_Types].xml': '<Types/>' })],
    ['slides', 'a.docx', () => zipOf({ '[Content_Types].xml': '<Types/>', 'ppt/presentation.xml': '<p/>' })],
    ['Word with macros', 'vedtægter.docx', docm],
    ['Excel with macros', 'regnskab.xlsx', xlsm],
    ['macros of old Excel', 'a.xlsx', () => xlsx({ 'xl/macrosheets/sheet1.xml': '<x/>' })],
    ['macros in entities', 'a.docx', hiddenMacros.entities],
    ['macros in UTF-16', 'a.docx', hiddenMacros.utf16],
    ['a list of parts in other letters', 'a.docx', hiddenMacros.letters],
    ['macros in a second list of parts', 'a.docx', hiddenMacros.second],
    ['half a zip', 'a.docx', async () => (await docx()).subarray(0, 60)],
    ['an old Word', 'a.doc', async () => Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ] as const)('may not be %s that is called %s', async (_what, name, make) => {
    expect((await upload(await make(), { name })).status).toBe(415);
    expect(await list()).toEqual([]);
  });

  it('may not be larger than 20 MiB, and not empty', async () => {
    const full = Buffer.concat([signedPdf(), Buffer.alloc(20 * 1024 * 1024 - signedPdf().length)]);
    expect(await add(full)).toMatchObject({ size: 20 * 1024 * 1024 });
    expect((await upload(Buffer.concat([full, Buffer.from('x')]))).status).toBe(413);
    expect((await upload(Buffer.alloc(0))).status).toBe(422);
  });
});

describe('a folder', () => {
  const fill = async (count: number) => {
    const { url } = await add();
    await test.db.execute(sql`insert into club_documents (sponsorship_id, kind, title, file_id, created_at, created_by)
      select ${club}, 'Andet', 'nr. ' || n, ${url.split('/')[3]}::int, now(), 'Bo' from generate_series(2, ${count}) n`);
  };

  it('takes 200 documents, also where twenty come at the same moment', async () => {
    await fill(190);
    await test.fixtures.user({ name: 'Carl', email: 'carl@bank.dk', areaIds: [test.ids.north] });
    const third = test.anonymous();
    await third.logIn('carl@bank.dk', PASSWORD);
    const clients = [admin, user, third];
    const all = Array.from({ length: 20 }, (_, n) =>
      upload(signedPdf(`${n}`), { client: clients[n % 3] as TestClient }),
    );
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...Array(10).fill(200), ...Array(10).fill(409)]);
    expect((await user.get(path())).headers['x-total-count']).toBe('200');
  });

  it('is answered fifty documents at a time, each page after the document that it is asked for, and so is its archive', async () => {
    await fill(120);
    const page = async (url: string, before?: number): Promise<ClubDocument[]> => {
      const { body, headers } = await admin.get(`${url}${before === undefined ? '' : `?before=${before}`}`);
      expect(headers['x-total-count']).toBe('120');
      return body;
    };
    const pages = async (url: string) => {
      const first = await page(url);
      const second = await page(url, first.at(-1)?.id);
      const third = await page(url, second.at(-1)?.id);
      expect([first, second, third].map(({ length }) => length)).toEqual([50, 50, 20]);
      expect(await page(url, third.at(-1)?.id)).toEqual([]);
      return [...first, ...second, ...third].map(({ id }) => id);
    };
    const all = await pages(path());
    expect(new Set(all).size).toBe(120);
    expect((await user.get(`${path()}?before=x`)).status).toBe(422);
    await test.db.execute(
      sql`update club_documents set removed_at = now(), removed_by = 'Bo' where sponsorship_id = ${club}`,
    );
    expect(await pages(`${path()}/removed`)).toEqual(all.toSorted((one, other) => other - one));
  });

  it('has room again where one is removed', async () => {
    await fill(200);
    const refused = await upload();
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('200 dokumenter')]);
    await user.delete(`${path()}/${(await list())[0]?.id}`);
    await add();
  });
});

it('says in the log who fetched what', async () => {
  const { url } = await add();
  const [line, ...others] = await auditOf(test, () => admin.get(url));
  expect(others).toEqual([]);
  const [, , , id] = url.split('/');
  expect(line).toMatchObject({ action: 'download', entityId: Number(id), after: { kind: 'club-document' } });
});
