import { startTemporaryPostgres } from '@sponsorat/embedded-postgres/testing';
import { type App, openApp } from './app.ts';
import { type Question, questions } from './questions.ts';

const FEW = 10;
const MANY = Number(process.env.BENCH_ROWS ?? 10_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15);
const only = process.argv[2] ?? '';

const median = (times: number[]): number => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;

const time = async ({ client }: App, { path, body }: Question, count: number): Promise<number> => {
  const begun = performance.now();
  await (body ? client.ask('POST', path, body(count)) : client.ask('GET', path));
  return performance.now() - begun;
};

/** The medians of both, asked in turn, so that whatever else the machine does slows both alike. */
const measure = async (few: App, many: App, question: Question): Promise<[number, number]> => {
  const times: [number[], number[]] = [[], []];
  // What is asked for the first time is planned and compiled then.
  for (let round = -3; round < ROUNDS; round += 1) {
    const [short, long] = [await time(few, question, FEW), await time(many, question, MANY)];
    if (round < 0) continue;
    times[0].push(short);
    times[1].push(long);
  }
  return [median(times[0]), median(times[1])];
};

const cell = (milliseconds: number): string => milliseconds.toFixed(1).padStart(8);
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const database = await startTemporaryPostgres('sponsorat');
try {
  const few = await openApp(database.ownerUrl, FEW);
  const many = await openApp(database.ownerUrl, MANY);
  say(`${'milliseconds, median'.padEnd(52)}${String(FEW).padStart(8)}${String(MANY).padStart(8)}   ratio`);
  for (const question of questions.filter(({ list }) => list.includes(only))) {
    const [short, long] = await measure(few, many, question);
    say(`${`${question.list} ${question.what}`.padEnd(52)}${cell(short)}${cell(long)}${cell(long / short)}`);
  }
  await few.close();
  await many.close();
} finally {
  await database.stop();
}
