import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { agreementValues, selection, signedPdf } from '../features/contracts/contracts.testing.ts';
import { sponsorshipValues } from '../features/sponsorships/sponsorships.testing.ts';
import { type Connection, rowsOf } from '../lib/db/database.ts';
import type { TestApp } from './app.ts';
import type { Answer, TestClient } from './client.ts';

/** What is stored of a sponsorship and its one agreement. */
const storedSchema = z.object({
  version: z.int(),
  contracts: z.int(),
  status: z.string().nullable(),
  contractVersion: z.int().nullable(),
  used: z.int().nullable(),
  document: z.string().nullable(),
});
type SubjectState = z.infer<typeof storedSchema>;
/** A sponsorship that a writer works on: what was acknowledged, and what may be there instead. */
type Subject = {
  name: string;
  known: SubjectState | null;
  possible: (SubjectState | null)[];
  id: number;
  contractId: number;
};
type Step = { effect: Partial<SubjectState>; call: (client: TestClient, subject: Subject) => Promise<Answer> };
type Outcome = { is: 'saved'; body: Answer['body'] } | { is: 'refused' } | { is: 'unknown' };

const NEW: SubjectState = { version: 1, contracts: 0, status: null, contractVersion: null, used: null, document: null };
const documentOf = (name: string): Buffer => signedPdf(`Underskrevet af ${name}`);
const PAUSE = 50;
let runs = 0;

const outcomeOf = async (call: Promise<Answer>, complain: (what: string) => void): Promise<Outcome> => {
  try {
    const { status, body } = await call;
    if (status === 200) return { is: 'saved', body };
    if (status === 429 || (status === 503 && body.error === 'Ikke tilgængelig')) return { is: 'refused' };
    const isUnknown = status === 502 || (status === 503 && body.error === 'Måske gemt');
    if (!isUnknown) complain(`${status} ${JSON.stringify(body)}`);
    return { is: 'unknown' };
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    return { is: code === 'ECONNREFUSED' ? 'refused' : 'unknown' };
  }
};

const stepsOf = (test: Pick<TestApp, 'ids'>, seats: number): Step[] => {
  const year = new Date().getFullYear();
  const values = { startDate: `${year - 1}-01-01`, endDate: `${year + 1}-12-31` };
  const products = [selection(seats, { amount: 9 })];
  const usage = (used: number): Step => ({
    effect: { used },
    call: async (client, { id }) => {
      const items = await client.get(`/api/sponsorships/${id}/hospitality`);
      if (items.status !== 200) return items;
      return client.post(`/api/sponsorships/${id}/save-utilization`, { id: items.body[0]?.id, used });
    },
  });
  return [
    {
      effect: { contracts: 1, status: 'Kladde', contractVersion: 1, used: 0 },
      call: (client, { id }) =>
        client.post(`/api/sponsorships/${id}/update`, agreementValues(test, { ...values, products })),
    },
    {
      effect: { status: 'Afventer', contractVersion: 2 },
      call: (client, { id, contractId }) => client.post(`/api/sponsorships/${id}/confirm`, { id: contractId }),
    },
    {
      effect: { status: 'Godkendt', contractVersion: 3 },
      call: (client, { contractId, name }) =>
        client.upload(`/api/sponsorships/contracts/${contractId}/upload`, documentOf(name)),
    },
    ...[4, 7, 2].map(usage),
    {
      effect: { version: 2 },
      call: (client, { id, name }) =>
        client.post('/api/sponsorships/update', sponsorshipValues(test, { id, name, city: 'Marstal' })),
    },
    {
      effect: { contracts: 2 },
      call: (client, { id, contractId }) => client.post(`/api/sponsorships/${id}/copy`, { id: contractId }),
    },
    {
      effect: { status: 'Kladde', contractVersion: 4, document: null },
      call: (client, { id, contractId }) => client.post(`/api/sponsorships/${id}/edit`, { id: contractId }),
    },
  ];
};

/**
 * People who make sponsorships and bring each through its life, one call after the other, and remember what they were
 * answered. A call that is refused is made again; after one whose end nobody knows its sponsorship is left alone. With
 * `whenServed` that waits until calls are served again, and one more time must do.
 */
export const startWriters = (
  test: Pick<TestApp, 'ids'>,
  seats: number,
  clients: readonly TestClient[],
  whenServed?: () => Promise<void>,
) => {
  const steps = stepsOf(test, seats);
  runs += 1;
  const prefix = `Klub ${runs}-`;
  const subjects: Subject[] = [];
  const complaints: string[] = [];
  const counts = { requests: 0, saved: 0, refused: 0, unknown: 0 };
  let isStopped = false;
  let made = 0;
  let pausing: PromiseWithResolvers<void> | null = null;
  let working = 0;
  const gap = { since: 0, longest: 0 };
  const noteSaved = () => {
    gap.longest = Math.max(gap.longest, performance.now() - gap.since);
    gap.since = performance.now();
  };

  const attempt = async (
    subject: Subject,
    effect: Partial<SubjectState>,
    call: () => Promise<Answer>,
  ): Promise<boolean> => {
    const next = { ...NEW, ...subject.known, ...effect };
    for (let tries = 1; ; tries += 1) {
      if (pausing) await pausing.promise;
      if (isStopped) return false;
      working += 1;
      subject.possible = [subject.known, next];
      const outcome = await outcomeOf(call(), (what) => complaints.push(`${subject.name}: ${what}`));
      working -= 1;
      counts.requests += 1;
      counts[outcome.is] += 1;
      if (outcome.is !== 'saved' && whenServed) {
        if (tries > 1) complaints.push(`${subject.name}: was ${outcome.is} again`);
        await whenServed();
      }
      if (outcome.is === 'unknown') return false;
      if (outcome.is === 'saved') {
        noteSaved();
        if (!subject.id) subject.id = outcome.body.id;
        else if (effect.contracts === 1) subject.contractId = outcome.body.id;
        subject.known = next;
      }
      subject.possible = [subject.known];
      if (outcome.is === 'saved') return true;
      if (!whenServed) await sleep(PAUSE);
    }
  };

  const write = async (client: TestClient): Promise<void> => {
    while (!isStopped) {
      made += 1;
      const name = `${prefix}${made}`;
      const subject: Subject = { name, known: null, possible: [null], id: 0, contractId: 0 };
      subjects.push(subject);
      const create = () => client.post('/api/sponsorships/update', sponsorshipValues(test, { name }));
      if (!(await attempt(subject, {}, create))) continue;
      for (const { effect, call } of steps) {
        const document = effect.status === 'Godkendt' ? { document: name } : {};
        if (!(await attempt(subject, { ...effect, ...document }, () => call(client, subject)))) break;
      }
    }
  };
  const all = Promise.all(clients.map(write));

  return {
    counts,
    complaints,
    /** Lets calls that are under way end, and makes no more. */
    pause: async (): Promise<void> => {
      pausing ??= Promise.withResolvers();
      while (working > 0) await sleep(5);
    },
    resume: (): void => {
      pausing?.resolve();
      pausing = null;
    },
    /** The longest time from now on in which nothing is saved, in milliseconds. */
    watchOutage: (): (() => number) => {
      Object.assign(gap, { since: performance.now(), longest: 0 });
      return () => gap.longest;
    },
    /** Waits until so many more were saved. Throws after a minute without one. */
    untilSaved: async (more: number): Promise<void> => {
      const enough = counts.saved + more;
      for (let deadline = Date.now() + 60_000, last = counts.saved; counts.saved < enough; await sleep(5)) {
        if (counts.saved > last) deadline = Date.now() + 60_000;
        last = counts.saved;
        if (Date.now() > deadline) throw new Error(`Nothing was saved for a minute, but ${complaints.at(-1)}`);
      }
    },
    /** What is stored otherwise than it was answered, while the writers are paused: less, or something between. */
    compare: async (db: Connection): Promise<{ lost: string[]; halfDone: string[] }> => {
      const rows = await rowsOf(
        db,
        storedSchema.extend({ name: z.string() }),
        sql`
        select s.name, s.version, (select count(*) from contracts where sponsorship_id = s.id) as contracts,
          c.status, c.version as "contractVersion", i.used, f.sha256 as document
        from sponsorships s
        left join lateral (select * from contracts where sponsorship_id = s.id order by id limit 1) c on true
        left join contract_items i on i.contract_id = c.id
        left join signed_documents d on d.contract_id = c.id and d.removed_at is null
        left join files f on f.id = d.file_id
        where starts_with(s.name, ${prefix})`,
      );
      const stored = new Map(rows.map(({ name, ...row }) => [name, row]));
      const [lost, halfDone]: [string[], string[]] = [[], []];
      const withHash = (state: SubjectState | null) =>
        state?.document
          ? { ...state, document: createHash('sha256').update(documentOf(state.document)).digest('hex') }
          : state;
      for (const { name, known, possible } of subjects) {
        const stateOfName = stored.get(name) ?? null;
        stored.delete(name);
        if (possible.some((state) => isDeepStrictEqual(withHash(state), stateOfName))) continue;
        const isLost = known !== null && (stateOfName === null || isBehind(stateOfName, known));
        (isLost ? lost : halfDone).push(`${name}: ${JSON.stringify({ possible, found: stateOfName })}`);
      }
      halfDone.push(...Array.from(stored.keys(), (name) => `${name}: nobody made it`));
      return { lost, halfDone };
    },
    stop: async (): Promise<void> => {
      isStopped = true;
      pausing?.resolve();
      await all;
    },
  };
};

const isBehind = (state: SubjectState, known: SubjectState): boolean =>
  state.version < known.version ||
  state.contracts < known.contracts ||
  (state.contractVersion ?? 0) < (known.contractVersion ?? 0) ||
  state.used !== known.used;
