import { randomBytes } from 'node:crypto';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { blankPicture, type FilePart, openSigningTests } from './signings.testing.ts';

const test = await openSigningTests();
/** A second node of the same database, which listens. */
let node: FastifyInstance;
let port: number;
beforeAll(async () => {
  node = await createApp(test.deps);
  await node.listen({ port: 0, host: '127.0.0.1' });
  port = (node.server.address() as AddressInfo).port;
});
afterAll(() => node.close());

describe('a copy', () => {
  it('has a field of its own, ten pictures and 20 MiB at most', async () => {
    const { contract, anna } = await test.sendToBoth();
    const bytes = await blankPicture(40, 30).png().toBuffer();
    const pdf = Buffer.from('%PDF-1.7');
    const times = (count: number, part: FilePart) => Array.from({ length: count }, () => part);
    expect((await test.uploadAll(anna, [{ bytes, field: 'file' }])).status).toBe(422);
    expect((await test.uploadAll(anna, [])).status).toBeOneOf([400, 422]);
    expect((await test.uploadAll(anna, times(11, { bytes }))).status).toBe(422);
    expect((await test.uploadAll(anna, times(100, { bytes }))).status).toBe(413);
    expect((await test.uploadAll(anna, times(2, { bytes: pdf }))).status).toBe(415);
    expect((await test.uploadAll(anna, [{ bytes: Buffer.concat([pdf, Buffer.alloc(21 * 1024 * 1024)]) }])).status).toBe(
      413,
    );
    expect(
      (await test.uploadAll(anna, times(3, { bytes: Buffer.concat([bytes, Buffer.alloc(7 * 1024 * 1024)]) }))).status,
    ).toBe(413);
    expect(await test.get(contract.id)).toMatchObject({ signing: { state: 'Sendt', upload: null } });
  });

  it('of small files that unpack to 64 megapixels each is a small PDF, made of JPEG in bounded memory', async () => {
    const { contract, anna } = await test.sendToBoth();
    const bytes = await blankPicture(8000, 8000).png().toBuffer();
    const before = process.memoryUsage().rss;
    let most = before;
    const timer = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss);
    }, 20);
    const answer = await test.uploadAll(
      anna,
      Array.from({ length: 4 }, () => ({ bytes })),
    );
    clearInterval(timer);
    expect(answer.status).toBe(200);
    expect(most - before).toBeLessThan(400_000_000);
    const pdf = (await test.admin.get((await test.get(contract.id)).signing?.upload ?? '')).bytes;
    expect(pdf.length).toBeLessThan(1_000_000);
    expect(pdf.toString('latin1').match(/\/DCTDecode/g)).toHaveLength(4);
  });

  it('of pictures that grow when they are written anew is not stored larger than twice what may be sent', async () => {
    const { contract, anna } = await test.sendToBoth();
    const bits = randomBytes(4000 * 500);
    const pixels = Buffer.from(
      Array.from({ length: 4000 * 4000 }, (_, at) => (((bits[at >> 3] ?? 0) >> (at & 7)) & 1) * 255),
    );
    const bytes = await sharp(pixels, { raw: { width: 4000, height: 4000, channels: 1 } })
      .png({ palette: true, colours: 2 })
      .toBuffer();
    const answer = await test.uploadAll(
      anna,
      Array.from({ length: 4 }, () => ({ bytes })),
    );
    expect(answer.status).toBe(413);
    expect((await test.get(contract.id)).signing?.upload).toBeNull();
  });

  it('that leads nowhere takes nobody’s place: those who wait forever are not waited for', async () => {
    const { anna } = await test.sendToBoth();
    const head = (token: string) =>
      `POST ${test.path(token, 'upload')} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000000\r\n\r\n--x\r\n`;
    const sockets = ['a', 'b', 'c', 'd', 'e', anna, anna, anna, anna].map((token) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write(head(token));
      return socket;
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    const next = await test.sendToBoth();
    const form = new FormData();
    form.append('model', new Blob(['%PDF-1.7 kopi']), 'kopi.pdf');
    const answer = await fetch(`http://127.0.0.1:${port}${test.path(next.bent, 'upload')}`, {
      method: 'POST',
      body: form,
    });
    for (const socket of sockets) socket.destroy();
    expect(answer.status).toBe(200);
  });

  it('of 20 MiB comes ten times at once: one is taken, and the memory of a few is used', async () => {
    const { anna } = await test.sendToBoth();
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(20 * 1024 * 1024 - 8)]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => test.uploadAll(anna, [{ bytes }])));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    for (const status of statuses) expect(status).toBeOneOf([200, 409, 429]);
  });
});
