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
  it('run together what is asked for in one turn of the event loop', async () => {
    const { batch, runs } = held();
    batch.add('a');
    await Promise.resolve();
    batch.add('b');
    await settled();
    expect(runs.map(({ jobs }) => jobs)).toEqual([['a', 'b']]);
  });

  it('put whoever asks while one runs into the next, all of them together', async () => {
    const { batch, runs } = held();
    batch.add('a');
    await settled();
    for (const job of ['b', 'c']) batch.add(job);
    await settled();
    expect(runs).toHaveLength(1);
    runs[0]?.end();
    await settled();
    expect(runs.map(({ jobs }) => jobs)).toEqual([['a'], ['b', 'c']]);
    batch.add('d');
    await settled();
    expect(runs).toHaveLength(2);
    runs[1]?.end();
    await settled();
    expect(runs[2]?.jobs).toEqual(['d']);
  });

  it('rest when nobody waits, and begin again', async () => {
    const { batch, runs } = held();
    batch.add('a');
    await settled();
    runs[0]?.end();
    await settled();
    batch.add('b');
    await settled();
    expect(runs.map(({ jobs }) => jobs)).toEqual([['a'], ['b']]);
  });
});
