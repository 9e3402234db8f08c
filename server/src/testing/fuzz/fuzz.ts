import fc from 'fast-check';
import { soundProblem } from '../answers.ts';
import type { Audience, RouteRequest, Row } from '../route-table.ts';
import { documentOf } from './document.ts';
import { type Asker, openFuzzApp } from './people.ts';
import { kinds, type Plan, requestsFor } from './requests.ts';
import { oddValues } from './values.ts';

const askers = ['admin', 'admin', 'own', 'own', 'foreign'] as const;

const plans = fc.record({
  kind: fc.constantFrom(...kinds),
  asker: fc.constantFrom(...askers),
  seed: fc.nat(),
  pick: fc.nat(),
  changes: fc.array(fc.tuple(fc.nat(), oddValues), { minLength: 1, maxLength: 3 }),
});

const isFor = (audience: Audience, asker: Asker): boolean =>
  asker === 'admin' || audience === 'anyone' || audience === 'Bruger' || (audience === 'area' && asker === 'own');

/** What was asked and answered: requests in all, how often each call succeeded, and answers by status. */
export type FuzzFigures = { requests: number; successes: Record<string, number>; statuses: Record<number, number> };

/**
 * Asks the routes of the table: as each succeeds, with parts of that changed, with a body that its schema makes up, at
 * other addresses, and with what cannot be read.
 */
export const openFuzz = async (seed: number) => {
  const { test, rows, spare, clientOf } = await openFuzzApp();
  const document = documentOf(test.app);
  const requests = requestsFor(document, spare);
  const figures: FuzzFigures = { requests: 0, successes: {}, statuses: {} };

  /** One request: the status of its answer. Throws where there is something wrong with it. */
  const ask = async (name: string, row: Row, request: RouteRequest, plan: Plan & { asker: Asker }) => {
    // Of what is for Admins alone, others get no further than its right.
    const asker = row.for === 'Admin' && plan.pick % 8 > 0 ? 'admin' : plan.asker;
    const { answer, sent } = await requests.send(await clientOf(asker, row), name, request, plan);
    const isSuccess = answer.status < 400;
    const schema = document.bodySchemaOf(name);
    const problem =
      document.answerProblem(name, answer) ??
      soundProblem(answer) ??
      (plan.kind === 'as it is' && isSuccess !== (isFor(row.for, asker) && !row.status)
        ? 'another answer was due'
        : null) ??
      (isSuccess && schema && sent ? document.problemOf(schema, JSON.parse(JSON.stringify(sent))) : null);
    const told = [sent, answer.body].map((value) => JSON.stringify(value)?.slice(0, 800)).join(' → ');
    if (problem) throw new Error(`${plan.kind} as ${asker}, ${problem}: ${told} (${answer.status})`);
    return answer.status;
  };

  return {
    routes: rows.map(([name]) => name),
    /** Those that a request of its own can succeed at. */
    succeeding: rows.filter(([, row]) => !row.status).map(([name]) => name),
    figures,
    /**
     * Asks one route so many times. Throws at the first answer that is a fault of the inside, that the document does
     * not say, that is no sound refusal, or that is a success where the document forbids what was sent.
     */
    fuzz: async (name: string, runs: number): Promise<void> => {
      const index = rows.findIndex(([other]) => other === name);
      const row = rows[index]?.[1];
      if (!row) throw new Error(`${name} is not in the table of routes`);
      let next: RouteRequest | null = null;
      const property = fc.asyncProperty(plans, async (plan) => {
        next ??= await row.make();
        const status = await ask(name, row, next, plan);
        figures.requests += 1;
        figures.statuses[status] = (figures.statuses[status] ?? 0) + 1;
        if (status >= 400) return;
        figures.successes[name] = (figures.successes[name] ?? 0) + 1;
        next = null;
      });
      // What was asked before has changed the database, so that a shorter way to a fault cannot be looked for.
      const result = await fc.check(property, { numRuns: runs, seed: seed + index, endOnFailure: true });
      if (result.failed) throw new Error(`${name} (seed ${seed}): ${result.errorInstance}`);
    },
  };
};

/** The figures in a few lines. */
export const reportOf = ({ requests, successes, statuses }: FuzzFigures): string => {
  const counts = Object.values(successes);
  return [
    `${requests} requests to ${counts.length} routes`,
    `successes a route: ${Math.min(...counts)} to ${Math.max(...counts)}`,
    ...Object.entries(successes).map(([name, count]) => `  ${count} ${name}`),
    `answers: ${Object.entries(statuses)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')}`,
  ].join('\n');
};
