import { globSync, readFileSync } from 'node:fs';
import { api, type EndpointDefinition, evaluationMarks, shareFields, templateTermsInput } from '@sponsorat/api';
import { expect, it } from 'vitest';

/*
 * A field of a schema that no screen has can be sent by nobody. Every call that saves a form is looked at: the form's
 * folder has `field('…')` of everything that its call takes.
 */

const forms = Object.entries(api).flatMap(([feature, calls]) =>
  Object.entries(calls as Record<string, EndpointDefinition>).flatMap(([name, { body }]) => {
    if (!/^(save|renew|evaluate)/.test(name) || !body || !('shape' in body)) return [];
    const keys = Object.keys(body.shape as object).flatMap((key) =>
      key === 'terms' ? Object.keys(templateTermsInput.shape).map((term) => `terms.${term}`) : [key],
    );
    return [{ feature, name, keys }];
  }),
);

/** Forms send these of their own accord; what a form is about, or begins with, is chosen before it. */
const UNSEEN: Record<string, readonly string[]> = {
  all: ['id', 'version'],
  // A budget's place in the grid.
  budgets: ['areaId', 'year'],
  contracts: ['renewsId', 'templateId', 'simple'],
  // Of the event that it is given at, and of one sending.
  grants: ['eventId', 'idempotencyKey'],
  payments: ['contractId', 'rateId', 'note'],
  // Ticked in a box of its own.
  reminders: ['amounts'],
  ruleValues: ['key'],
  tasks: ['contractId'],
  usage: ['public'],
};
/** What is drawn in a loop: the shares, an evaluation's marks, the products of a step, and the bank's accounts. */
const LOOPED: readonly string[] = [
  ...shareFields,
  ...evaluationMarks,
  'products',
  'accounts',
  ...[...shareFields, 'products'].map((key) => `terms.${key}`),
];

it('looks at every form', () => {
  expect(forms.length).toBeGreaterThan(18);
});

it.each(forms)('every field of $feature $name is on a screen', ({ feature, keys }) => {
  const name = feature.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const folder = new URL(`./${name}/`, import.meta.url);
  const files = globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['**/*.test.*'] });
  const code = files.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
  const missing = keys.filter((key) => !LOOPED.includes(key) && !code.includes(`field('${key}')`));
  expect(files).not.toEqual([]);
  expect(missing.filter((key) => !UNSEEN.all?.includes(key) && !UNSEEN[feature]?.includes(key))).toEqual([]);
});
