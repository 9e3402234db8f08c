import { expect, it } from 'vitest';
import { openTestApp } from './app.ts';
import { type RouteRequest, type Row, routeTable, sendRequest } from './route-table.ts';
import { subjectsOf } from './subjects.ts';

const test = await openTestApp();
const changes = Object.entries<Row>(routeTable(test, await subjectsOf(test))).filter(
  ([name]) => !name.startsWith('GET'),
);

const NOWHERE = 2_000_000_000;
/** What no field takes. */
const WRONG = { wrong: [true] };
const wrongValues = (body: object = {}) => Object.fromEntries(Object.keys(body).map((key) => [key, WRONG]));

/** The address with another id where the route has one, before its last part that is none. */
const elsewhere = (name: string, url: string): string => {
  const [, path = ''] = name.split(' ');
  const at = path.split('/').findLastIndex((part) => /^\{(id|contractId)\}$/.test(part));
  return url
    .split('/')
    .map((part, place) => (place === at ? part.replace(/^\d+/, String(NOWHERE)) : part))
    .join('/');
};
const savedId = ({ body }: RouteRequest): unknown => (body && 'id' in body ? body.id : undefined);
const send = (name: string, request: RouteRequest) => sendRequest(test.admin, name.split(' ')[0] ?? '', request);

const inPath = changes.filter(([name]) => /\{(id|contractId)\}/.test(name));
it.each(inPath)('%s names a record in its address: 404 before what is wrong with the values', async (name, row) => {
  const request = await row.make();
  const body = request.body && { body: wrongValues(request.body) };
  expect((await send(name, { ...request, ...body, url: elsewhere(name, request.url) })).status).toBe(404);
});

const saves = changes.filter(([name]) => name.endsWith('/update'));
it.each(saves)('%s saves a record: 404 before 409 before 422', async (name, row) => {
  const request = await row.make();
  if (typeof savedId(request) !== 'number') return;
  const wrong = wrongValues(request.body);
  expect((await send(name, { ...request, body: { ...wrong, id: NOWHERE, version: 1 } })).status).toBe(404);
  const old = await send(name, { ...request, body: { ...wrong, id: savedId(request), version: NOWHERE } });
  expect(old.status).toBe(409);
  expect((await send(name, { ...request, body: { ...wrong, id: savedId(request) } })).status).toBe(422);
});
