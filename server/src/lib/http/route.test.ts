import type { EndpointDefinition } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createApp } from '../../app.ts';
import { openTestApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { route } from './route.ts';

const test = await openTestApp();

const person = z.object({ name: z.string() });
const output = z.object({ one: person, all: z.array(person), maybe: person.nullable() });

/** What a client reads of a call whose handler hands this over. */
const answerOf = async (handed: object) => {
  const app = await createApp(test.deps);
  const call = { method: 'GET', path: '/api/handed', right: 'public', summary: 'Til prøve', output };
  route(app, call as EndpointDefinition, async () => handed as never);
  const answer = await new TestClient(app).get('/api/handed');
  await app.close();
  return answer;
};

const secret = 'argon2id$hemmelig';
const row = { name: 'Bo', passwordHash: secret };

describe('what a handler hands over', () => {
  it('goes out by the fields that its call names alone, at every depth', async () => {
    const { status, bytes } = await answerOf({ one: row, all: [row, row], maybe: row, passwordHash: secret });
    expect(status).toBe(200);
    const bo = { name: 'Bo' };
    expect(JSON.parse(String(bytes))).toEqual({ one: bo, all: [bo, bo], maybe: bo });
  });

  it('does not go out at all where it is something else', async () => {
    const { status, bytes } = await answerOf({ one: { name: { passwordHash: secret } }, all: [], maybe: null });
    expect(status).toBe(500);
    expect(String(bytes)).not.toContain(secret);
  });
});

/** The places in a schema where an object may have fields that nobody named. */
const openPlaces = (schema: unknown, at: string): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, properties, additionalProperties } = schema as Record<string, unknown>;
  const isOpen = (type === 'object' || properties !== undefined) && additionalProperties !== false;
  const inside = Object.entries(schema).flatMap(([key, part]) => openPlaces(part, `${at}/${key}`));
  return isOpen ? [at, ...inside] : inside;
};

it('the document leaves no answer open to fields that nobody named', () => {
  const { paths = {} } = test.app.swagger() as { paths?: Record<string, Record<string, { responses?: object }>> };
  const answers = Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, { responses }]) =>
      Object.entries(responses ?? {}).flatMap(([status, answer]) =>
        status === '200' ? [[`${method} ${path}`, answer] as const] : [],
      ),
    ),
  );
  expect(answers.length).toBeGreaterThan(40);
  // The document itself is one, made of all the others.
  const open = answers.flatMap(([name, answer]) => openPlaces(answer, name));
  // An import's mapping and a row's values are by the headings of a file, its defaults by the names of fields.
  const byHeading = open.filter((place) =>
    /\/api\/import.*\/properties\/(mapping\/anyOf\/0|values|Values|defaults)$/.test(place),
  );
  expect(byHeading).toHaveLength(20);
  expect(open.filter((place) => !byHeading.includes(place))).toEqual([
    'get /api/openapi.json/content/application/json/schema',
  ]);
});
