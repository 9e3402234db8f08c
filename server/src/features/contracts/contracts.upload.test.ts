import { describe, expect, it } from 'vitest';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { auditOf, openContractTests, signedPdf } from './contracts.testing.ts';

const { test, agreements, sponsorship } = await openContractTests();

const MAX = 20 * 1024 * 1024;
const pdfOf = (size: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, 'x')]);

describe('uploading the signed agreement', () => {
  it('turns Afventer into Godkendt, and keeps the file byte for byte', async () => {
    const awaiting = await agreements.awaiting(sponsorship);
    const bytes = signedPdf('æøå \u0000 bytes');
    const query = `?external=true&version=${awaiting.version}`;
    const approved = ok(await agreements.upload(awaiting.id, { client: test.user, query, bytes }));
    expect(approved).toEqual({
      ...awaiting,
      renewFrom: '2026-10-02',
      status: 'Godkendt',
      isActive: true,
      approvedAt: test.clock.now().toISOString(),
      approvedBy: 'Bo Bruger',
      signedDocument: expect.stringMatching(/^\/api\/files\/\d+\/[\da-f]{16}$/),
      signedDocumentExternal: true,
      version: awaiting.version + 1,
    });
    const file = await test.user.get(approved.signedDocument);
    expect(file).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
    expect(file.bytes.equals(bytes)).toBe(true);
    expect((await test.other.get(approved.signedDocument)).status).toBe(404);
  });

  it.each([
    ['', false],
    ['?external=', false],
    ['?external=false', false],
    ['?external=true', true],
  ])('with "%s" is external: %s', async (query, external) => {
    const { id } = await agreements.awaiting(sponsorship);
    expect(ok(await agreements.upload(id, { query })).signedDocumentExternal).toBe(external);
  });

  it('takes 20 MiB, and not one byte more', async () => {
    const { id } = await agreements.awaiting(sponsorship);
    for (const size of [MAX + 1, MAX + 2 * 1024 * 1024]) {
      const answer = await agreements.upload(id, { bytes: pdfOf(size) });
      expect(answer).toMatchObject({
        status: 413,
        body: { error: expect.any(String), message: expect.stringContaining('20 MB') },
      });
    }
    expect((await agreements.get(id)).status).toBe('Afventer');
    const { signedDocument } = ok(await agreements.upload(id, { bytes: pdfOf(MAX) }));
    expect((await test.admin.get(signedDocument)).bytes).toHaveLength(MAX);
  }, 60_000);

  it('judges the content, not the name or the type', async () => {
    const { id } = await agreements.awaiting(sponsorship);
    const url = `/api/sponsorships/contracts/${id}/upload`;
    for (const bytes of [
      Buffer.from('\u0089PNG\r\n'),
      Buffer.from('%PDF'),
      Buffer.from(' %PDF-1.7'),
      Buffer.from('hej'),
    ])
      expect(await test.admin.upload(url, bytes)).toMatchObject({
        status: 415,
        body: { message: expect.stringContaining('PDF') },
      });
    expect((await test.admin.post(url, { model: 'x' })).status).toBe(415);
    expect((await test.admin.post(url)).status).toBe(415);
    expect((await agreements.get(id)).status).toBe('Afventer');
    expect((await test.admin.upload(url, signedPdf(), { name: 'a.png', type: 'image/png' })).status).toBe(200);
  });

  it('needs a file in the field model', async () => {
    const { id } = await agreements.awaiting(sponsorship);
    const url = `/api/sponsorships/contracts/${id}/upload`;
    for (const answer of [
      await test.admin.upload(url, signedPdf(), { field: 'fil' }),
      await test.admin.upload(url, Buffer.alloc(0)),
    ])
      expect(answer).toMatchObject({ status: 422, body: { fields: { model: expect.any(String) } } });
  });

  it.each(['æ'.repeat(300), 'to\u0000pdf', '../../etc/passwd', 'a\r\nx: y', ''])(
    'takes a file named %j',
    async (name) => {
      const { id } = await agreements.awaiting(sponsorship);
      const url = `/api/sponsorships/contracts/${id}/upload`;
      const answer = await test.admin.upload(url, signedPdf(), { name });
      // Whatever a name does to the multipart, it is no fault of the server.
      expect(answer.status).toBeLessThan(500);
      if (answer.status === 200) expect((await test.admin.get(answer.body.signedDocument)).status).toBe(200);
    },
  );

  it('takes a file that has no name', async () => {
    const { id } = await agreements.awaiting(sponsorship);
    const head =
      '--x\r\ncontent-disposition: form-data; name="model"\r\ncontent-type: application/octet-stream\r\n\r\n';
    const payload = Buffer.concat([Buffer.from(head), signedPdf(), Buffer.from('\r\n--x--\r\n')]);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await test.admin.send('POST', `/api/sponsorships/contracts/${id}/upload`, { payload, headers });
    expect(answer.status).toBeLessThan(500);
  });

  it.each(['Kladde', 'Godkendt'])('to a %s is refused', async (status) => {
    const { id } = status === 'Kladde' ? await agreements.draft(sponsorship) : await agreements.approved(sponsorship);
    const before = await agreements.get(id);
    const lines = await auditOf(test, async () => {
      const answer = await agreements.upload(id);
      expect(answer).toMatchObject({ status: 409, body: { error: expect.any(String), message: expect.any(String) } });
      // Not now comes before what is wrong with the file.
      expect((await agreements.upload(id, { bytes: Buffer.from('x') })).status).toBe(409);
    });
    expect(lines).toEqual([]);
    expect(await agreements.get(id)).toEqual(before);
  });

  it('of another version is refused by whom and when', async () => {
    const { id, version } = await agreements.awaiting(sponsorship);
    for (const query of [`?version=${version - 1}`, `?external=true&version=${version + 1}`, '?version=0'])
      expect(await agreements.upload(id, { query })).toMatchObject({ status: 409, body: { by: 'Anna Admin' } });
    expect((await agreements.get(id)).status).toBe('Afventer');
  });

  it.each(['external=ja', 'version=to', 'external=true&external=false', 'version=1&version=2'])(
    'refuses ?%s',
    async (query) => {
      const { id } = await agreements.awaiting(sponsorship);
      const answer = await agreements.upload(id, { query: `?${query}` });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.fields)).toEqual([query.split('=')[0]]);
      expect((await agreements.get(id)).status).toBe('Afventer');
    },
  );

  it('writes one line to the audit log', async () => {
    const { id } = await agreements.awaiting(sponsorship);
    const lines = await auditOf(test, () => agreements.upload(id));
    expect(lines).toMatchObject([
      {
        action: 'approve',
        entity: 'contract',
        entityId: id,
        before: { status: 'Afventer' },
        after: { status: 'Godkendt' },
      },
    ]);
  });
});
