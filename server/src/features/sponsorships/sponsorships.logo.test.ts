import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { auditOf } from '../contracts/contracts.testing.ts';
import { makeSponsorship, ok } from './sponsorships.testing.ts';

const test = await openTestApp();
const { id } = await makeSponsorship(test);

const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: { r: 15, g: 86, b: 107 } } });
const upload = (bytes: Buffer, options = {}) =>
  test.user.upload(`/api/sponsorships/${id}/logo`, bytes, { name: 'logo.png', type: 'image/png', ...options });
const storedFiles = async () =>
  (await test.db.execute(sql`select from files where kind = 'sponsorship-logo'`)).rows.length;

describe('a logo', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('of %s is saved, and fetched with the session', async (format) => {
    const { logo } = ok(await upload(await picture().toFormat(format).toBuffer()));
    expect(logo).toMatch(/^\/api\/files\/\d+\/[\da-f]{16}$/);
    const file = await test.user.get(logo);
    expect(file).toMatchObject({ status: 200, headers: { 'content-type': expect.stringMatching(/^image\//) } });
    expect(await sharp(file.bytes).metadata()).toMatchObject({ width: 40, height: 30 });
    expect((await test.other.get(logo)).status).toBe(404);
    expect(ok(await test.user.get(`/api/sponsorships/${id}`))).toMatchObject({ logo, version: 1 });
    expect(ok(await test.user.post('/api/sponsorships', {})).Result[0].Logo).toBe(logo);
  });

  it('takes the place of the one before, which is gone', async () => {
    const first = ok(await upload(await picture(10).png().toBuffer())).logo;
    const second = ok(await upload(await picture(20).png().toBuffer())).logo;
    expect(second).not.toBe(first);
    expect((await test.user.get(first)).status).toBe(404);
    expect(await storedFiles()).toBe(1);
  });

  it('is judged by its content', async () => {
    const png = await picture().png().toBuffer();
    expect((await upload(png, { name: 'a.pdf', type: 'application/pdf' })).status).toBe(200);
    for (const bytes of [
      Buffer.from('%PDF-1.7'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      png.subarray(0, 60),
    ])
      expect((await upload(bytes)).status).toBe(415);
    expect((await upload(await picture().gif().toBuffer())).status).toBe(415);
  });

  it('needs a file in the field model', async () => {
    const png = await picture().png().toBuffer();
    expect(await upload(png, { field: 'logo' })).toMatchObject({
      status: 422,
      body: { fields: { model: expect.any(String) } },
    });
    expect((await upload(Buffer.alloc(0))).status).toBe(422);
    expect((await test.user.post(`/api/sponsorships/${id}/logo`, { model: 'x' })).status).toBe(415);
  });

  it('is at most 5 MB', async () => {
    expect((await upload(Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await upload(Buffer.alloc(5 * 1024 * 1024))).status).toBe(415);
  });

  it('writes one line to the audit log', async () => {
    const png = await picture(11).png().toBuffer();
    const lines = await auditOf(test, () => upload(png));
    expect(lines).toMatchObject([
      { action: 'upload-logo', entity: 'sponsorship', entityId: id, actorName: 'Bo Bruger' },
    ]);
  });

  it('goes with its sponsorship', async () => {
    expect(await storedFiles()).toBe(1);
    expect((await test.user.delete(`/api/sponsorships/${id}`)).status).toBe(204);
    expect(await storedFiles()).toBe(0);
  });
});
