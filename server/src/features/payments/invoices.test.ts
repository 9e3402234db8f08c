import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { auditOf, signedPdf } from '../contracts/contracts.testing.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { paymentsOf } from './payments.testing.ts';

const test = await openTestApp();
const { pay, of, approved } = paymentsOf(test);

const payment = async () => {
  const { contract } = await approved([]);
  return pay(contract, null);
};
type File = { name?: string; type?: string };
const upload = (id: number, bytes: Buffer, file: File = {}, client = test.user) =>
  client.upload(`/api/payments/${id}/invoice`, bytes, file);
const picture = (format: 'png' | 'jpeg' | 'webp') =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Artist: 'Hemmelig Fotograf' }, IFD3: { GPSLatitude: '55/1 40/1 0/1' } })
    [format]()
    .toBuffer();

describe('an invoice', () => {
  it('is kept byte for byte as PDF, and saved rather than shown', async () => {
    const { id, contractId } = await payment();
    const bytes = signedPdf('faktura');
    const { invoice } = ok(await upload(id, bytes, { name: 'Faktura æ.pdf', type: 'image/png' }));
    const [saved] = await of(contractId);
    expect(saved).toMatchObject({ invoice, version: 1 });
    const answer = await test.user.get(invoice);
    expect(answer.bytes).toEqual(bytes);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      etag: `"${createHash('sha256').update(bytes).digest('hex')}"`,
    });
    expect(answer.headers['content-disposition']).toMatch(/^attachment; .*Faktura%20%C3%A6\.pdf$/);
  });

  it.each([
    ['png', 'image/png', 'png'],
    ['jpeg', 'image/jpeg', 'jpeg'],
    ['webp', 'image/png', 'png'],
  ] as const)('as %s is decoded and written anew, without what a camera adds', async (format, type, written) => {
    const { id } = await payment();
    const bytes = await picture(format);
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const { invoice } = ok(await upload(id, bytes, { name: 'faktura.pdf' }));
    const answer = await test.user.get(invoice);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.bytes.includes('Hemmelig')).toBe(false);
    const { exif, width, format: storedFormat } = await sharp(answer.bytes).metadata();
    expect({ exif, width, format: storedFormat }).toEqual({ exif: undefined, width: 40, format: written });
  });

  it.each([
    ['HTML', Buffer.from('<html><script>alert(1)</script>')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['GIF', Buffer.from('GIF89a........')],
    ['a PNG only by its beginning', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('x')])],
    ['a zip', Buffer.from('PK\u0003\u0004')],
  ])('is judged by its content: %s is refused', async (_, bytes) => {
    const { id, contractId } = await payment();
    expect((await upload(id, bytes, { name: 'faktura.pdf', type: 'application/pdf' })).status).toBe(415);
    expect(await of(contractId)).toMatchObject([{ invoice: null }]);
  });

  it('may be of 20 MiB, and no byte more', async () => {
    const { id } = await payment();
    const whole = Buffer.alloc(20 * 1024 * 1024, '%PDF-1.7\n');
    ok(await upload(id, whole));
    expect((await upload(id, Buffer.concat([whole, Buffer.from('x')]))).status).toBe(413);
  });

  it('is replaced by another, and gone with its payment', async () => {
    const { id } = await payment();
    const { invoice: first } = ok(await upload(id, signedPdf('1')));
    const { invoice: second } = ok(await upload(id, signedPdf('2')));
    expect((await test.admin.get(first)).status).toBe(404);
    expect((await test.admin.get(second)).status).toBe(200);
    expect((await test.user.delete(`/api/payments/${id}`)).status).toBe(204);
    expect((await test.admin.get(second)).status).toBe(404);
    expect(await brokenInvariants(test.db)).toEqual([]);
  });

  it('stays through a save of its payment', async () => {
    const made = await payment();
    const { invoice } = ok(await upload(made.id, signedPdf()));
    expect(ok(await test.user.post('/api/payments/update', { ...made, amount: 5 })).invoice).toBe(invoice);
  });

  it('is the area’s alone, and each fetch is logged', async () => {
    const { id, contractId } = await payment();
    expect((await upload(id, signedPdf(), {}, test.other)).status).toBe(404);
    // Not even that it is there: a file that nobody could send is not looked at.
    expect((await upload(id, Buffer.from('x'), {}, test.other)).status).toBe(404);
    const { invoice } = ok(await upload(id, signedPdf()));
    const answers = async () => [
      (await test.anonymous().get(invoice)).status,
      (await test.other.get(invoice)).status,
      (await test.user.get(invoice)).status,
    ];
    const lines = await auditOf(test, async () => expect(await answers()).toEqual([401, 404, 200]));
    // A refusal is written after its answer, maybe after what came next.
    expect(lines.map(({ action, actorName }) => [action, actorName]).toSorted()).toEqual([
      ['download', 'Bo Bruger'],
      ['refused', 'Dorte Øst'],
    ]);
    const { Result } = ok(await test.user.post(`/api/sponsorships/contracts/${contractId}/history`));
    expect(Result.map(({ Text }: { Text: string }) => Text).slice(0, 2)).toEqual([
      expect.stringMatching(/^Bo Bruger hentede fakturaen til aftale /),
      expect.stringMatching(/^Bo Bruger vedlagde fakturaen til betalingen på aftale /),
    ]);
    expect((await test.user.delete(`/api/payments/${id}`)).status).toBe(204);
    const after: { Text: string }[] = ok(await test.admin.post('/api/log', { filter: { action: 'download' } })).Result;
    expect(after[0]?.Text).toBe(Result[0].Text);
  });

  it('of no payment is not found, before it is looked at', async () => {
    expect((await upload(999_999, Buffer.from('x'))).status).toBe(404);
  });

  it('is there with its payment’s row or not at all, whatever fails between the two', async () => {
    const { id, contractId } = await payment();
    await test.asOwner(sql`create function fail() returns trigger language plpgsql as
      $$ begin raise exception 'killed'; end $$`);
    await test.asOwner(sql`create trigger killed before update of invoice_file_id on payments execute function fail()`);
    expect((await upload(id, signedPdf('halv'))).status).toBe(500);
    await test.asOwner(sql`drop trigger killed on payments`);
    expect(await of(contractId)).toMatchObject([{ invoice: null }]);
    const { rows } = await test.db.execute(sql`select count(*) as files from files where kind = 'invoice'
      and position('halv'::bytea in bytes) > 0`);
    expect(rows[0]?.files).toBe(0);
    expect(await brokenInvariants(test.db)).toEqual([]);
    ok(await upload(id, signedPdf('hel')));
  });
});
