import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const run = (...words: string[]) =>
  new Promise<{ started: number | undefined; said: object }>((resolve, reject) => {
    const args = [fileURLToPath(new URL('run.mjs', import.meta.url)), ...words];
    const env = { ...process.env, SPONSORAT_TEST: 'kept' };
    const child = execFile(process.execPath, args, { env }, (error, stdout) => {
      if (error) reject(error);
      else resolve({ started: child.pid, said: JSON.parse(stdout) });
    });
  });

const PROGRAM = 'scripts/fixtures/how-it-runs.mjs';

describe('a program', () => {
  it.skipIf(process.platform === 'win32')(
    'runs lean in the process that was started, with all it was given',
    async () => {
      const { started, said } = await run('--lean', PROGRAM, '--without-web', 'to ord');
      expect(said).toEqual({
        pid: started,
        execArgv: ['--max-semi-space-size=4', '--heap-growing-percent=20'],
        args: ['--without-web', 'to ord'],
        kept: 'kept',
        malloc: [],
      });
    },
  );

  it('runs as it is otherwise', async () => {
    const { started, said } = await run(PROGRAM, 'ord');
    expect(said).toEqual({ pid: started, execArgv: [], args: ['ord'], kept: 'kept', malloc: [] });
  });
});
