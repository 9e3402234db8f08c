import { api, type EndpointDefinition } from '@sponsorat/api';
import { expect, it } from 'vitest';
import { openTestApp } from '../testing/app.ts';

type Operation = {
  summary?: string;
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, unknown>;
  security?: object[];
  parameters?: { name: string; in: string }[];
};
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };

const endpoints: EndpointDefinition[] = Object.values(api).flatMap((calls) => Object.values(calls));
const pathOf = ({ path }: EndpointDefinition) => path.replaceAll(/:(\w+)/g, '{$1}');

const test = await openTestApp();
const document: Document = (await test.user.get('/api/openapi.json')).body;

it('is an OpenAPI 3.1 document', () => {
  expect(document.openapi).toMatch(/^3\.1\./);
});

it.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  'describes %s',
  (_name, endpoint) => {
    const operation = document.paths[pathOf(endpoint)]?.[endpoint.method.toLowerCase()];
    expect(operation?.summary).toBe(endpoint.summary);
    const taken = Object.keys(operation?.requestBody?.content ?? {});
    if (endpoint.upload) expect(taken).toEqual(['multipart/form-data']);
    else expect(taken).toEqual(endpoint.body ? ['application/json'] : []);
    expect(Object.keys(operation?.responses ?? {})).toContain(endpoint.output ? '200' : '204');
  },
);

it('says of every call what it answers, what it asks for, and which proofs it needs', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  for (const { summary, responses } of operations) {
    expect(summary).toEqual(expect.any(String));
    expect(Object.keys(responses).length, summary).toBeGreaterThan(0);
  }
  const at = (method: string, path: string): Operation => document.paths[path]?.[method] ?? { responses: {} };
  const { responses, security, parameters } = at('post', '/api/sponsorships/{id}/confirm');
  expect(Object.keys(responses)).toEqual([
    '200',
    '400',
    '401',
    '403',
    '404',
    '409',
    '413',
    '415',
    '422',
    '429',
    '500',
    '503',
  ]);
  expect(security).toEqual([{ session: [], xsrf: [] }]);
  expect(parameters).toMatchObject([{ name: 'id', in: 'path' }]);
  expect(Object.keys(at('post', '/api/login').responses)).toContain('429');
  expect(at('post', '/api/login').security).toEqual([{ xsrf: [] }]);
  expect(at('get', '/api/user').security).toEqual([{ session: [] }]);
});
