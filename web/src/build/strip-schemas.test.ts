import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, it } from 'vitest';
import { stripSchemas } from './strip-schemas.ts';

type Transform = { handler: (code: string) => { code: string } };
const strip = (code: string): string => (stripSchemas().transform as unknown as Transform).handler(code).code;

it('takes the schemas, rules and summaries out of endpoints, and nothing else', () => {
  const code = `const a = { summary: 'y', get: admin.get({ path: '/x/:id', refusals: [404], summary: 'Et x', params: idParams, upload: image, output: z.object({ body: z.string() }) }) };
const other = z.object({ body: z.string(), output: 1 });`;
  const result = strip(code);
  expect(result.replace(/\s+/g, ' ')).toBe(
    "const a = { summary: 'y', get: admin.get({ path: '/x/:id', upload: image, }) }; const other = z.object({ body: z.string(), output: 1 });",
  );
  expect(result).toHaveLength(code.length);
});

const strippedFile = (path: string): string =>
  strip(stripTypeScriptTypes(readFileSync(new URL(`../../../api/src/${path}`, import.meta.url), 'utf8')));

it('reads the calls of the api package', () => {
  const result = strippedFile('contracts/contracts.api.ts');
  expect(result).toContain("path: '/api/sponsorships/:id/confirm'");
  expect(result).toContain('upload: documentUpload');
  expect(result).not.toMatch(/^\s+(summary|right|params|query|body|output)\b/m);
});

it('reads those of the simple entities, which are made alike', () => {
  const result = strippedFile('products/products.api.ts');
  expect(result).toContain("many: 'produkter'");
  expect(result.replace(/^import .*$/gm, '')).not.toContain('Schema');
  for (const makers of ['resource/resource.api.ts', 'resource/move.api.ts'])
    expect(strippedFile(makers)).not.toMatch(/admin\.\w+\(\{[^}]*\b(body|output|params)\b/);
});
