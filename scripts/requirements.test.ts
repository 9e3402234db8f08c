import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const text = readFileSync(new URL('docs/requirements.md', root), 'utf8');
const rows = text.split('\n').filter((line) => /^\| \d/.test(line));

it('every requirement names a test that is there, or a screen', () => {
  const named = [...text.matchAll(/`([a-z0-9]+\/[^`]*\.(?:test|e2e)\.tsx?)`/g)].map((match) => match[1] ?? '');
  expect([...new Set(named)].filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
  const lastCell = (row: string) => row.split(' | ').at(-1) ?? '';
  expect(rows.filter((row) => !/`(\/|[a-z0-9]+\/)[^`]*`/.test(lastCell(row)))).toEqual([]);
});

it('the requirements of each group are numbered from one', () => {
  const numbers = rows.map((row) => row.slice(2).split(' ')[0]);
  const groups = Map.groupBy(numbers, (number) => number?.split('.')[0]);
  const expected = [...groups].flatMap(([group, rows]) => rows.map((_, index) => `${group}.${index + 1}`));
  expect(numbers).toEqual(expected);
});

it('every control of docs/security.md names files that are there and a test, and every one of its 25 points has one', () => {
  const lines = readFileSync(new URL('docs/security.md', root), 'utf8').split('\n');
  const controls = lines.filter((line) => /^\| \d/.test(line));
  const pathOf = (name: string) => name.replace(/^auth\//, 'features/auth/');
  const isThere = (name: string) =>
    [name, `server/src/${pathOf(name)}`].some((path) => existsSync(new URL(path, root)));
  const named = controls.flatMap((line) => [...line.matchAll(/`([\w./-]+\/[\w./-]*|[\w-]+\.(?:ts|json))`/g)]);
  expect(named.map((match) => match[1] ?? '').filter((name) => !isThere(name))).toEqual([]);
  expect(controls.filter((line) => !/`[^`]+\.test\.tsx?`/.test(line))).toEqual([]);
  const points = new Set(controls.map((line) => Number.parseInt(line.slice(2), 10)));
  expect([...points]).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
});

it('docs/experience.md says of each of its 40 points and of every daily task what holds it, by tests that are there', () => {
  const text = readFileSync(new URL('docs/experience.md', root), 'utf8');
  const [points = '', tasks = ''] = text.split(/^## (?=The daily|Beside)/m);
  const pathsOf = (line: string) => [...line.matchAll(/`([\w./-]+\/[\w./-]*)`/g)].map((match) => match[1] ?? '');
  expect(pathsOf(text).filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
  const rowsOf = (part: string) => part.split('\n').filter((line) => /^\| (?!task |no\. )[^|-]/.test(line));
  expect(rowsOf(points).map((row) => Number.parseInt(row.slice(2), 10))).toEqual(
    Array.from({ length: 40 }, (_, index) => index + 1),
  );
  expect(rowsOf(tasks)).toHaveLength(5);
  const isHeld = (row: string) => pathsOf(row).some((path) => /\.(test|e2e)\.tsx?$/.test(path));
  expect([...rowsOf(points), ...rowsOf(tasks)].filter((row) => !isHeld(row))).toEqual([]);
});
