import { expect, it } from 'vitest';
import { openFuzz, reportOf } from '../../testing/fuzz/fuzz.ts';

// Another seed each time finds more; a failure names it, and FUZZ_SEED asks the same again.
const seed = Number(process.env.FUZZ_SEED) || Math.floor(Math.random() * 2 ** 30);
const RUNS = 240;

const fuzzing = await openFuzz(seed);

it.each(fuzzing.routes)('%s answers what the document of the calls says', (name) => fuzzing.fuzz(name, RUNS), 900_000);

it('has asked 20 000 times, and every route has succeeded ten times and more', () => {
  const { figures, routes, succeeding } = fuzzing;
  process.stdout.write(`Fuzzing (seed ${seed}): ${reportOf(figures)}\n`);
  expect(figures.requests).toBe(RUNS * routes.length);
  expect(figures.requests).toBeGreaterThanOrEqual(20_000);
  for (const name of succeeding) expect(figures.successes[name] ?? 0, name).toBeGreaterThanOrEqual(10);
});
