import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { createApp } from '../app.ts';
import { agreementsOf } from '../features/contracts/contracts.testing.ts';
import { mailConfig } from '../features/mails/mails.testing.ts';
import { signingJob } from '../features/signings/finish.usecases.ts';
import { makeSponsorship } from '../features/sponsorships/sponsorships.testing.ts';
import { today } from '../lib/clock.ts';
import { openDatabase } from '../lib/db/database.ts';
import { startTestApp } from './app.ts';
import { changedRows, storedRows } from './changed-rows.ts';
import { type Change, changesOf } from './changes.ts';
import { type Answer, TestClient } from './client.ts';
import { PASSWORD } from './fixtures.ts';
import { brokenInvariants, figuresByHand } from './invariants.ts';
import { type Fault, openStatementProxy } from './statement-proxy.ts';

type Outcome = { faults: number; lost: string[]; halfDone: string[]; broken: string[] };

/** What may be left of a change that did not take place. */
const leftovers: Partial<Record<Change, object>> = {
  // Its number is taken before the PDF is made, which shows it.
  'a simple agreement': { contract_numbers: '+1 -1' },
};

/** How many lines of the log a change writes, where that is not one. */
const linesOf: Partial<Record<Change, number>> = {
  'a transfer': 2,
  'the last signature': 2,
  'an approval that is granted': 2,
};

const hasSucceeded = ({ status }: Answer): boolean => status === 200 || status === 204;
/** What may be stored after an answer: all of the change, nothing, or either where the answer says that it may be. */
const promiseOf = (answer: Answer): 'all' | 'nothing' | 'either' => {
  if (hasSucceeded(answer)) return 'all';
  if (answer.status === 503 && answer.body.error === 'Måske gemt') return 'either';
  if (answer.status === 503 && answer.body.error === 'Ikke tilgængelig') return 'nothing';
  if (answer.status === 500 && answer.body.requestId) return 'nothing';
  throw new Error(`An answer that nobody expects: ${answer.status} ${JSON.stringify(answer.body)}`);
};

/** An app whose database fails as it is told, beside the test's own, whose database does not. */
export const openFaultyApp = async () => {
  // Nothing is sent to it: mails wait in the outbox.
  const test = await startTestApp(null, mailConfig('smtp://127.0.0.1:1?tls=off'));
  const proxy = await openStatementProxy(test.databaseUrl);
  const { db, close } = openDatabase(proxy.url, () => {});
  const app = await createApp({ ...test.deps, db });
  const client = new TestClient(app);
  await client.logIn('anna@bank.dk', PASSWORD);
  const prepare = await changesOf(test, client, () => new TestClient(app));
  // So that the year has its numbers and the dashboard its figures.
  await agreementsOf(test).draft((await makeSponsorship(test)).id);
  await agreementsOf(test).active();

  /** What does not hold of all that is stored, or of the figures that the app behind the proxy shows. */
  const isCounted = async (): Promise<boolean> => {
    const { body } = await client.get('/api/dashboard/overview');
    return isDeepStrictEqual(body, await figuresByHand(test.db, today(test.clock)));
  };
  const problems = async (): Promise<string[]> => {
    // A commit whose answer was lost may take place between the two readings: it does so once.
    const counted = (await isCounted()) || (await isCounted());
    return [...(await brokenInvariants(test.db)), ...(counted ? [] : ['the dashboard shows other figures'])];
  };

  const { run: runJob } = signingJob(test.deps);
  /** What is stored in the end: once the job has done what was left to it. */
  const storedInTheEnd = () => runJob().then(() => storedRows(test.db));

  /** Makes a change of its own, untouched: what that does to the tables. */
  const runWithoutFault = async (change: Change): Promise<object> => {
    const call = await prepare[change]();
    const before = await storedRows(test.db);
    expect(await call()).toSatisfy(hasSucceeded);
    const rows = changedRows(before, await storedInTheEnd());
    expect(rows).toMatchObject({ audit_log: `+${linesOf[change] ?? 1} -0` });
    return rows;
  };

  return {
    /**
     * Makes a change with a fault at its first statement, then at its second, until it passes untouched. After each,
     * all or nothing must be there and everything hold. Answers how many faults there were, and what was wrong.
     */
    failAtEvery: async (change: Change, fault: Fault): Promise<Outcome> => {
      const all = await runWithoutFault(change);
      const nothing = leftovers[change] ?? {};
      const outcome: Outcome = { faults: 0, lost: [], halfDone: [], broken: [] };
      let call = await prepare[change]();
      for (let nr = 1; ; nr += 1) {
        const before = await storedRows(test.db);
        proxy.arm(nr, fault);
        const answer = await call();
        const hasStruck = proxy.disarm();
        const rows = changedRows(before, await storedInTheEnd());
        const promise = promiseOf(answer);
        const is = (expected: object) => isDeepStrictEqual(rows, expected);
        const where = `${change}, ${fault} at ${nr}: ${answer.status}, ${JSON.stringify(rows)}`;
        if (promise === 'all' && is({})) outcome.lost.push(where);
        else if (!(is(all) || is({}) || is(nothing))) outcome.halfDone.push(where);
        else if (promise === 'nothing' && is(all)) outcome.broken.push(`${where}: it was said to have failed`);
        outcome.broken.push(...(await problems()).map((problem) => `${where}: ${problem}`));
        if (!hasStruck) {
          if (promise !== 'all') outcome.broken.push(`${where}: it failed untouched`);
          return outcome;
        }
        outcome.faults += 1;
        // What has taken place cannot be made again.
        if (!(is({}) || is(nothing))) call = await prepare[change]();
      }
    },
    close: async () => {
      await app.close();
      await close();
      await proxy.close();
      await test.close();
    },
  };
};
