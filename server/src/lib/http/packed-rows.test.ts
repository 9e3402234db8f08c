import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PackedRows } from './packed-rows.ts';

const row = z.object({ id: z.number(), name: z.string(), amount: z.number() });
const rows = Array.from({ length: 4_001 }, (_, id) => ({ id, name: `Ærø ${id}`, amount: id / 100 }));

/** A server that answers with some rows. */
const answerOf = async (some: z.infer<typeof row>[], headers: Record<string, string>) => {
  const packed = await PackedRows.of(row, some);
  const app = Fastify();
  app.get('/', (request, reply) => packed.sendBy(request, reply));
  return app.inject({ method: 'GET', url: '/', headers });
};

describe('many rows', () => {
  it.each(['gzip', 'deflate, gzip, br'])('come packed to whoever takes %s', async (coding) => {
    const answer = await answerOf(rows, { 'accept-encoding': coding });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/json; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toEqual(rows);
  });

  it.each([{}, { 'accept-encoding': 'br, gzip;q=0' }])('come as they are to who says %j', async (headers) => {
    const answer = await answerOf(rows, headers);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.json()).toEqual(rows);
  });

  it('have the fields that their call names alone', async () => {
    const secret = { ...rows[1], passwordHash: 'hemmelig' } as (typeof rows)[number];
    expect((await answerOf([secret], {})).json()).toEqual([rows[1]]);
  });

  it.each([0, 1, 2_000])('are so many, whether it is %i', async (count) => {
    expect((await answerOf(rows.slice(0, count), {})).json()).toEqual(rows.slice(0, count));
  });

  it('of several lists come one after another, whichever are empty, and are read back', async () => {
    const lists = [[], rows.slice(0, 2), [], rows.slice(2, 2_500), []];
    const joined = await PackedRows.join(await Promise.all(lists.map((some) => PackedRows.of(row, some))));
    expect(joined.length).toBe(2_500);
    expect(joined.read()).toEqual(rows.slice(0, 2_500));
    const none = await PackedRows.join<z.infer<typeof row>>([]);
    expect([none.length, none.read()]).toEqual([0, []]);
  });
});
