import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { transitions } from '../api/src/contracts/transitions.rules.ts';

const drawing = readFileSync(new URL('../docs/agreement-life.md', import.meta.url), 'utf8');

it('the drawing of an agreement’s life shows what the rules allow, and nothing else', () => {
  const drawn = [...drawing.matchAll(/^ {2}(\S+) --> (\S+): (\w+)$/gm)].map(([, from, to, action]) => [
    from,
    to === '[*]' ? 'gone' : to,
    action,
  ]);
  const changes = Object.entries(transitions).filter(([, { to }]) => to !== 'unchanged');
  const ruled = changes.flatMap(([action, { from, to }]) => from.map((status) => [status, to, action]));
  expect(drawn.toSorted()).toEqual(ruled.toSorted());
});

it('every action is explained under the drawing', () => {
  const explained = [...drawing.matchAll(/^\| (\w+) \| /gm)].map(([, action]) => action).slice(1);
  expect(explained.toSorted()).toEqual(Object.keys(transitions).toSorted());
});
