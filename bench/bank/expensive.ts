import { PASSWORD } from '../../server/src/seeds/many/many.sql.ts';
import { Client } from '../client.ts';
import { answerOf, type Call, median, type Target } from './load.ts';

/** A draft that may be confirmed, and a user who may do it. */
export type Draft = { id: number; sponsorshipId: number; email: string };
type Act = (client: Client, draft: Draft) => Promise<unknown>;

const others: Call = { name: 'others', method: 'POST', path: '/api/sponsorships', body: {} };
const OTHERS = 4;
const QUIET_MS = 2_000;

const acts: Record<string, Act> = {
  'own password': (client) =>
    client.ask('POST', '/api/user/password', { current: PASSWORD, password: `${PASSWORD}-og-en-til` }),
  'printed draft': (client, { id }) => client.fetch(`/print-contract?id=${id}`),
  confirming: (client, { id, sponsorshipId }) =>
    client.ask('POST', `/api/sponsorships/${sponsorshipId}/confirm`, { id }),
};

/** The median of a few who ask for a list for as long as something else lasts, in milliseconds. */
const waitOfOthers = async (target: Target, meanwhile: Promise<unknown>): Promise<number> => {
  let isOver = false;
  const over = meanwhile.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  const keepAsking = async (person: Target['people'][number]) => {
    while (!isOver) {
      const begun = performance.now();
      await answerOf({ ...target, people: [person] }, others);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all([over, ...target.people.slice(0, OTHERS).map(keepAsking)]);
  return median(times);
};

/** What others wait for while all drafts' users do the same expensive thing at once, and what they waited before it. */
export const measureExpensive = async (target: Target, drafts: readonly Draft[]) => {
  const people = drafts.map((draft) => ({ draft, client: new Client(`http://127.0.0.1:${target.port}`) }));
  for (const { client, draft } of people) await client.logIn(draft.email);
  const figures: { name: string; quiet: number; busy: number; refused: number }[] = [];
  for (const [name, act] of Object.entries(acts)) {
    const quiet = await waitOfOthers(target, new Promise((done) => setTimeout(done, QUIET_MS)));
    const all = Promise.allSettled(people.map(({ client, draft }) => act(client, draft)));
    const busy = await waitOfOthers(target, all);
    const refused = (await all).filter(({ status }) => status === 'rejected').length;
    figures.push({ name, quiet, busy, refused });
  }
  return figures;
};
