import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import manifest from '../package.json' with { type: 'json' };

const root = fileURLToPath(new URL('..', import.meta.url));
const flags = manifest.scripts.start.split(' ').filter((word) => word.startsWith('--'));

/** Of glibc's allocator, as the unit of systemd and the container say it: `npm start` says nothing of it. */
const malloc = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '200000', MALLOC_TRIM_THRESHOLD_: '1000000' };

/** A server of its own, started as a bank's service starts the app. */
export const startServer = async (
  which: 'app' | 'limit' | 'limit-rates' | 'limit-tasks' | 'limit-tickets',
  url: string,
) => {
  const child = spawn(process.execPath, [...flags, 'scripts/run.mjs', 'bench/bank/serve.ts', which, url], {
    cwd: root,
    env: { ...process.env, ...malloc },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextMessage = async <T>(): Promise<T> => JSON.parse(String((await lines.next()).value));
  const { port } = await nextMessage<{ port: number }>();
  return {
    port,
    megabytes: async () => {
      child.stdin.write('memory\n');
      return Math.round((await nextMessage<{ most: number }>()).most / 1_000_000);
    },
    stop: () => child.kill(),
  };
};
