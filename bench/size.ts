const words = process.argv.slice(2);
const isShort = words.includes('--short');

/** How much is measured: with `--short` enough to hold a change against in about a minute. */
export const SPONSORSHIPS = Number(process.env.BENCH_ROWS ?? (isShort ? 10_000 : 100_000));
export const SECONDS = Number(process.env.BENCH_SECONDS ?? (isShort ? 0.1 : 2));
/** What the names of the calls that are measured hold. */
export const only = words.find((word) => !word.startsWith('--')) ?? '';
