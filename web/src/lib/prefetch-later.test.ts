import { expect, it, vi } from 'vitest';
import { prefetchLater } from './prefetch-later.ts';

it('asks for data once what asks is loaded', async () => {
  const run = vi.fn();
  prefetchLater(async () => 'module', run);
  await vi.waitFor(() => expect(run).toHaveBeenCalledWith('module'));
});

it('leaves a load that fails to the screen', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const run = vi.fn();
  prefetchLater(() => Promise.reject(new Error('offline')), run);
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect([run, unhandled].map(({ mock }) => mock.calls)).toEqual([[], []]);
});
