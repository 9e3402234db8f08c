import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { agreementsOf, auditOf, makeProducts, selection, signedPdf } from '../contracts/contracts.testing.ts';
import { addFile, type FileKind, fileUrl } from '../files/files.store.ts';
import { makeSponsorship, ok } from './sponsorships.testing.ts';

const test = await openTestApp();
const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  .png()
  .toBuffer();

const save = async (kind: FileKind, name = 'billede.png') => {
  const saved = await addFile(test.db, { kind, name, type: 'image/png', bytes: png }, test.clock.now());
  return { id: saved.id, url: fileUrl(saved) as string };
};
const logoOf = async (sponsorshipId: number): Promise<string> =>
  ok(await test.admin.upload(`/api/sponsorships/${sponsorshipId}/logo`, png)).logo;
const statusesOf = async (url: string) => {
  const status = async (client: TestClient) => (await client.get(url)).status;
  return {
    anonymous: await status(test.anonymous()),
    other: await status(test.other),
    user: await status(test.user),
    admin: await status(test.admin),
  };
};
const everyone = { anonymous: 401, other: 200, user: 200, admin: 200 };
const area = { anonymous: 401, other: 404, user: 200, admin: 200 };
const admins = { anonymous: 401, other: 404, user: 404, admin: 200 };
const nobody = { anonymous: 401, other: 404, user: 404, admin: 404 };

describe('the address of a file', () => {
  it('is known by its content’s SHA-256, and finds nothing under another', async () => {
    const { contract } = await agreementsOf(test).active();
    const { signedDocument } = contract;
    const { bytes, headers } = await test.user.get(String(signedDocument));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(headers.etag).toBe(`"${sha256}"`);
    expect(signedDocument).toMatch(new RegExp(`/${sha256.slice(0, 16)}$`));
    expect((await test.user.get(String(signedDocument).replace(/[^/]+$/, '0123456789abcdef'))).status).toBe(404);
  });

  it.each(['../../etc/aftale.pdf', 'C:\\Mine filer\\aftale.pdf'])('says nothing of the folder of %s', async (name) => {
    const { id } = await makeSponsorship(test);
    const contract = await agreementsOf(test).awaiting(id);
    const upload = `/api/sponsorships/contracts/${contract.id}/upload`;
    const { signedDocument } = ok(await test.user.upload(upload, signedPdf(), { name: name.replaceAll('\\', '\\\\') }));
    const { headers } = await test.user.get(signedDocument);
    expect(headers['content-disposition']).toContain('filename="aftale.pdf"');
  });
});

describe('who may fetch', () => {
  it("the bank's logo and users' pictures: everyone logged in, while they are in use", async () => {
    const logo = await save('company-logo');
    const picture = await save('user-picture');
    expect(await statusesOf(logo.url)).toEqual(nobody);
    await test.db.execute(sql`update company set logo_file_id = ${logo.id}`);
    await test.db.execute(sql`update users set picture_file_id = ${picture.id} where id = ${test.ids.adminId}`);
    expect(await statusesOf(logo.url)).toEqual(everyone);
    expect(await statusesOf(picture.url)).toEqual(everyone);
    expect((await test.other.get('/api/settings')).body.logo).toBe(logo.url);
  });

  it("a club's logo: its area, and only the one in use", async () => {
    const { id } = await makeSponsorship(test);
    const first = await logoOf(id);
    expect(await statusesOf(first)).toEqual(area);
    await test.admin.upload(`/api/sponsorships/${id}/logo`, await sharp(png).negate().png().toBuffer());
    expect(await statusesOf(first)).toEqual(nobody);
  });

  it("a club's logo: everyone, while the active agreement has something public in hospitality", async () => {
    const [ticket] = await makeProducts(test, 'Hospitality', [{ isTicket: true, hasAmount: true }]);
    const { sponsorship, contract } = await agreementsOf(test).active([selection(ticket ?? 0, { amount: 4 })]);
    const logo = await logoOf(sponsorship.id);
    expect(await statusesOf(logo)).toEqual(area);
    const path = `/api/sponsorships/${sponsorship.id}`;
    const [item] = ok(await test.user.get(`${path}/hospitality`));
    ok(await test.user.post(`${path}/save-public`, { id: item.id, public: true }));
    expect(await statusesOf(logo)).toEqual(everyone);
    ok(await test.admin.post(`${path}/delete-file`, { id: contract.id }));
    expect(await statusesOf(logo)).toEqual(area);
  });

  it('a signed agreement: its area; once removed, or gone with its agreement, only an Admin', async () => {
    const agreements = agreementsOf(test);
    const { sponsorship, contract } = await agreements.active();
    const document = contract.signedDocument as string;
    expect(await statusesOf(document)).toEqual(area);
    ok(await agreements.call(sponsorship.id, 'delete-file', { id: contract.id, reason: 'Forkert side' }));
    expect(await statusesOf(document)).toEqual(admins);
    await agreements.call(sponsorship.id, 'delete', { id: contract.id });
    expect(await statusesOf(document)).toEqual(admins);
    await test.admin.delete(`/api/sponsorships/${sponsorship.id}`);
    expect(await statusesOf(document)).toEqual(admins);
  });

  it('what the server keeps for itself: nobody', async () => {
    const { contract } = await agreementsOf(test).active();
    const { rows } = await test.db.execute<{ id: number; sha256: string }>(sql`
      select f.id, f.sha256 from files f join contracts c on c.agreement_file_id = f.id where c.id = ${contract.id}`);
    expect(await statusesOf(fileUrl(rows[0] ?? null) as string)).toEqual(nobody);
  });

  it('nothing by its number alone', async () => {
    const { url } = await save('company-logo');
    const [, , , id] = url.split('/');
    for (const path of [
      `/api/files/${id}/0000000000000000`,
      `/api/files/${id}/x`,
      `/api/files/${id}`,
      `${url.toUpperCase()}`,
    ])
      expect((await test.admin.get(path)).status, path).toBe(404);
  });
});

describe('a file', () => {
  const documentNamed = async (name: string, bytes = signedPdf()) => {
    const agreements = agreementsOf(test);
    const { id } = await agreements.awaiting((await makeSponsorship(test)).id);
    const contract = ok(await test.admin.upload(`/api/sponsorships/contracts/${id}/upload`, bytes, { name }));
    return { url: contract.signedDocument as string, answer: await test.user.get(contract.signedDocument) };
  };

  it('comes byte for byte, under its own name, and does nothing but be shown', async () => {
    const bytes = signedPdf('rødgrød\0med fløde');
    const { answer } = await documentNamed("Ærø (Bo's) 50%.pdf", bytes);
    expect(answer.bytes.equals(bytes)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="_r_ (Bo's) 50_.pdf"; filename*=UTF-8''%C3%86r%C3%B8%20%28Bo%27s%29%2050%25.pdf`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-length': String(bytes.length),
    });
  });

  it('that is a picture may be cached for good, as its address changes with it', async () => {
    const { headers } = await test.user.get(await logoOf((await makeSponsorship(test)).id));
    expect(headers['cache-control']).toBe('private, max-age=31536000, immutable');
  });

  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\bo\\aftale.pdf', 'aftale.pdf'],
    ['', 'fil'],
    ['   ', 'fil'],
    [`${'æ'.repeat(300)}.pdf`, 'æ'.repeat(200)],
  ])('sent as "%s" is saved as "%s"', async (sent, saved) => {
    const { answer } = await documentNamed(sent);
    expect(answer.headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent(saved)}`);
  });

  it('may have a name with signs that no database takes', async () => {
    const { id } = await agreementsOf(test).awaiting((await makeSponsorship(test)).id);
    const head = `--x\r\ncontent-disposition: form-data; name="model"; filename="a\0b\x01c\x7f.pdf"\r\n\r\n`;
    const payload = Buffer.concat([Buffer.from(head), signedPdf(), Buffer.from('\r\n--x--\r\n')]);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await test.admin.send('POST', `/api/sponsorships/contracts/${id}/upload`, { payload, headers });
    expect(answer.status).toBe(200);
    const { headers: sent } = await test.admin.get(answer.body.signedDocument);
    expect(sent['content-disposition']).toBe(`inline; filename="a b c .pdf"; filename*=UTF-8''a%20b%20c%20.pdf`);
  });

  it('may come without any name', async () => {
    const { id } = await agreementsOf(test).awaiting((await makeSponsorship(test)).id);
    const head =
      '--x\r\ncontent-disposition: form-data; name="model"\r\ncontent-type: application/octet-stream\r\n\r\n';
    const payload = Buffer.concat([Buffer.from(head), signedPdf(), Buffer.from('\r\n--x--\r\n')]);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(
      (await test.admin.send('POST', `/api/sponsorships/contracts/${id}/upload`, { payload, headers })).status,
    ).toBe(200);
  });

  it('leaves its audit line at the sponsorship that it is of, whatever kind it is', async () => {
    const [banner = 0] = await makeProducts(test, 'Eksponering', [{ name: 'Banner', hasAmount: true }]);
    const { sponsorship, contract } = await agreementsOf(test).active([selection(banner, { amount: 4 })]);
    const of = `/api/sponsorships/${sponsorship.id}`;
    const [item] = ok(await test.user.get(`${of}/marketing`));
    const document = ok(await test.user.upload(`${of}/documents`, signedPdf(), { name: 'vedtægter.pdf' }));
    const proof = ok(
      await test.user.upload(`${of}/proofs?item=${item.id}&date=2026-06-01`, png, { type: 'image/png' }),
    );
    for (const url of [contract.signedDocument, document.url, proof.files[0].url]) {
      ok(await test.user.get(String(url)));
      const { rows } = await test.db.execute(
        sql`select action, sponsorship_id from audit_log order by id desc limit 1`,
      );
      expect(rows, String(url)).toEqual([{ action: 'download', sponsorship_id: sponsorship.id }]);
    }
  });

  it('of an agreement leaves an audit line when it is fetched; a picture does not', async () => {
    const { url } = await documentNamed('aftale.pdf');
    const [, , , id] = url.split('/');
    const lines = await auditOf(test, () => test.user.get(url));
    expect(lines).toMatchObject([{ action: 'download', entity: 'file', entityId: Number(id), actorName: 'Bo Bruger' }]);
    const logo = await logoOf((await makeSponsorship(test)).id);
    expect(await auditOf(test, () => test.user.get(logo))).toEqual([]);
    expect(await auditOf(test, () => test.other.get(url))).toMatchObject([{ action: 'refused', entity: 'file' }]);
  });
});
