import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sponsorat-link-'));
  for (const folder of ['scripts', 'node_modules/.bin']) mkdirSync(join(root, folder), { recursive: true });
  copyFileSync(new URL('link-node.mjs', import.meta.url), join(root, 'scripts/link-node.mjs'));
});
afterEach(() => rmSync(root, { recursive: true }));

const link = () => execFileSync(process.execPath, [join(root, 'scripts/link-node.mjs')]);
const readLink = () => readFileSync(join(root, 'node_modules/.bin/node'), 'utf8');

it('links the Node that came along where npm did not', () => {
  const folder = join(root, `node_modules/node-${process.platform}-${process.arch}/bin`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'node'), 'this one');
  link();
  expect(readLink()).toBe('this one');
  link();
});

it('leaves a link of npm’s, and makes none to nothing', () => {
  link();
  expect(readLink).toThrow('ENOENT');
  writeFileSync(join(root, 'node_modules/.bin/node'), 'of npm');
  link();
  expect(readLink()).toBe('of npm');
});
