import type { Import, ImportCause } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { Causes } from './Causes.tsx';
import { useDecision } from './choices.queries.ts';
import { importQuery } from './imports.queries.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock(import('../../lib/client.ts'), async (original) => ({ ...(await original()), call }));
afterEach(() => call.mockReset());

const one = {
  id: 1,
  kind: 'sponsorships',
  as: null,
  fileName: 'ark.xlsx',
  sheet: null,
  sheets: [],
  status: 'preview',
  message: null,
  columns: [],
  defaults: {},
  fields: [],
  mapping: {},
  rows: 3,
  by: 'Anna',
  at: '',
  version: 1,
  counts: { create: 0, update: 0, unchanged: 0, skip: 0, doubt: 0, error: 3 },
} satisfies Import;
const cause = (value: string): ImportCause => ({
  cause: `"${value}" findes ikke`,
  field: 'area',
  value,
  rows: 1,
  within: null,
  create: false,
  without: false,
  action: 'error',
  suggestions: [{ id: 1, name: 'Nord' }],
});

const Page = () => {
  const { data } = useQuery(importQuery(1));
  const { mutate: decide } = useDecision(1);
  return data ? (
    <>
      <Causes one={data} />
      <button type="button" onClick={() => decide({ row: 7, action: 'skip' })}>
        Spring over
      </button>
    </>
  ) : null;
};

/** Answers each choice once the test says so. */
const withCauses = (...values: string[]) => {
  let causes = values.map(cause);
  let version = 1;
  const mended: { value: string; version: number; answer: () => void }[] = [];
  call.mockImplementation(async ({ method, path }, { body } = {}) => {
    if (path.endsWith('/causes') && method === 'GET') return causes;
    if (method === 'GET') return { ...one, version };
    await new Promise<void>((answer) => mended.push({ ...body, answer }));
    causes = causes.filter(({ value }) => value !== body.value);
    version += 1;
    return { ...one, version };
  });
  return { mended, left: () => causes };
};

it('keeps a choice that is made while the one before is being saved, and saves it after that', async () => {
  const { mended, left } = withCauses('a', 'b');
  await renderInApp(<Page />);
  await page.getByRole('button', { name: 'Brug Nord: "a" findes ikke' }).click();
  await page.getByRole('button', { name: 'Brug Nord: "b" findes ikke' }).click();
  await expect.poll(() => page.getByText('✓ Brug Nord').elements()).toHaveLength(2);
  expect(mended).toMatchObject([{ value: 'a', version: 1 }]);
  mended[0]?.answer();
  await expect.poll(() => mended).toMatchObject([{}, { value: 'b', version: 2 }]);
  mended[1]?.answer();
  await expect.poll(left).toEqual([]);
  await expect.poll(() => page.getByText('✓ Brug Nord').elements()).toHaveLength(2);
});

it('saves a choice that is made while a row is being decided after that, of the version which that leaves', async () => {
  const { mended } = withCauses('a');
  await renderInApp(<Page />);
  await page.getByRole('button', { name: 'Spring over', exact: true }).click();
  await page.getByRole('button', { name: 'Brug Nord: "a" findes ikke' }).click();
  await expect.element(page.getByText('✓ Brug Nord')).toBeVisible();
  expect(mended).toMatchObject([{ action: 'skip' }]);
  mended[0]?.answer();
  await expect.poll(() => mended).toMatchObject([{}, { value: 'a', version: 2 }]);
  mended[1]?.answer();
});
