import { setTimeout as sleep } from 'node:timers/promises';

// A thread takes a while to start.
await sleep(300);

/** Work for the tests of threads: gives back what it is told, fills its memory, or never ends. */
export default function work(what: string): string {
  const filled: number[][] = [];
  while (what === 'fill memory') filled.push(Array.from({ length: 10_000 }, (_, at) => at * 1.5));
  while (what === 'never end');
  if (what === 'fail') throw new Error('It failed.');
  return what;
}
