import { expect, it } from 'vitest';
import { workOnThreads } from './threads.ts';

const file = new URL('./threads.testing.ts', import.meta.url);
const oneThread = (longest: number) => workOnThreads<string, string>(file, { threads: 1, megabytes: 32, longest });

it('gives what the work gives, and fails as it fails', async () => {
  const work = oneThread(60_000);
  expect(await Promise.all(['a', 'b', 'c'].map(work))).toEqual(['a', 'b', 'c']);
  await expect(work('fail')).rejects.toThrow('It failed.');
  expect(await work('d')).toBe('d');
});

it('goes on after work that took too much memory, with what waited behind it', async () => {
  const work = oneThread(60_000);
  const [full, ...others] = await Promise.allSettled(['fill memory', 'a', 'b'].map(work));
  expect(full).toMatchObject({ status: 'rejected', reason: { code: 'ERR_WORKER_OUT_OF_MEMORY' } });
  expect(others).toMatchObject([{ value: 'a' }, { value: 'b' }]);
});

it('goes on after work that took too long, with what waited behind it', async () => {
  const work = oneThread(1_000);
  const [endless, other] = await Promise.allSettled(['never end', 'a'].map(work));
  expect(endless).toMatchObject({ status: 'rejected', reason: { name: 'AbortError' } });
  expect(other).toMatchObject({ value: 'a' });
});

it('does not count the time that a thread takes to start', async () => expect(await oneThread(250)('a')).toBe('a'));
