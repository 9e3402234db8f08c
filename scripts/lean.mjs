/*
 * A program that gives back what it does not use: with a small heap, and without an allocator that keeps what was freed,
 * for each thread, like the 19 MB of every password that is checked (docs/decisions/0012-a-lean-server.md).
 */
const FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=20'];
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_TRIM_THRESHOLD_: '1048576' };

const isLean = () => FLAGS.every((flag) => process.execArgv.includes(flag));

/** Begins a program anew in the same process, lean. Where that cannot be, as on Windows, this one goes on as it is. */
export const beginAnew = (words) => {
  if (process.platform === 'win32') return;
  const flags = isLean() ? [] : FLAGS;
  const args = [process.execPath, ...process.execArgv, ...flags, ...words];
  process.execve(process.execPath, args, { ...process.env, ...ENVIRONMENT });
};

/** Sees that the program is lean: its flags and environment are read before anything else. */
export const beLean = (words) => {
  if (!isLean()) beginAnew(words);
  // Not for the programs that this one starts.
  for (const name of Object.keys(ENVIRONMENT)) delete process.env[name];
};
