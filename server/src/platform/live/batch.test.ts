import { describe, expect, it } from 'vitest';
import { batches } from './batch.ts';

/** Batches whose runs end when they are told to. */
const held = () => {
  const runs: { jobs: string[]; end: () => void }[] = [];
  const batch = batches<string>((jobs) => new Promise((end) => runs.push({ jobs, end })));
  return { batch, runs };
};
const settled = () => new Promise((done) => setImmediate(done));

describe('batches', () => {
  it('run at once what is asked for alone', () => {
    const { batch, runs } = held();
    batch.add('a');
    expect(runs.map(({ jobs }) => jobs)).toEqual([['a']]);
  });

  it('put whoever asks while one runs into the next, all of them together', async () => {
    const { batch, runs } = held();
    for (const job of ['a', 'b', 'c']) batch.add(job);
    expect(runs).toHaveLength(1);
    runs[0]?.end();
    await settled();
    expect(runs.map(({ jobs }) => jobs)).toEqual([['a'], ['b', 'c']]);
    batch.add('d');
    expect(runs).toHaveLength(2);
    runs[1]?.end();
    await settled();
    expect(runs[2]?.jobs).toEqual(['d']);
  });

  it('rest when nobody waits, and begin again', async () => {
    const { batch, runs } = held();
    batch.add('a');
    runs[0]?.end();
    await settled();
    batch.add('b');
    expect(runs.map(({ jobs }) => jobs)).toEqual([['a'], ['b']]);
  });
});
