import { api, type EndpointDefinition } from '@sponsorat/api';
import { afterAll, expect, it } from 'vitest';
import { openTestApp } from '../testing/app.ts';

type Operation = { summary?: string; requestBody?: { content: Record<string, unknown> }; responses: object };
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };

const endpoints: EndpointDefinition[] = Object.values(api).flatMap((calls) => Object.values(calls));
const pathOf = ({ path }: EndpointDefinition) => path.replaceAll(/:(\w+)/g, '{$1}');

const test = await openTestApp();
afterAll(() => test.close());
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
