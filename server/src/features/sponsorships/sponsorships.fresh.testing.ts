import { expect } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { agreementsOf, makeProducts, selection, signedPdf } from '../contracts/contracts.testing.ts';
import { makeSponsorship, ok } from './sponsorships.testing.ts';

/** How many of the tracked item there are. */
const SEATS = 9;

/** What is to be seen of a lane's sponsorship; without an active agreement `digit` is 0. */
type State = { digit: number; used: number; isNorth: boolean };

/**
 * One writer's own sponsorship, whose agreement is worth `digit` × 10^place kroner: so every lane has a digit of its own
 * in whatever sums them all.
 */
export type Lane = {
  place: number;
  sponsorship: number;
  contract: number;
  item: number;
  /** Every state so far, the last ones perhaps under way. */
  states: State[];
  /** The last state that was answered, by its place in `states`. */
  answered: number;
};

const clubOf = (place: number) => `Bane ${place}`;

/** As many lanes as are asked for, each with an active agreement in the first area. */
export const openLanes = async (test: TestApp, count: number): Promise<Lane[]> => {
  const agreements = agreementsOf(test);
  const [seats] = (await makeProducts(test, 'Hospitality', [{ hasAmount: true, isUtilization: true }])) as [number];
  const lanes: Lane[] = [];
  for (let place = 0; place < count; place += 1) {
    const { id } = await makeSponsorship(test, { name: clubOf(place), userId: test.ids.adminId });
    const products = [selection(seats, { amount: SEATS })];
    const contract = await agreements.approved(id, { sponsorshipAmount: 10 ** place, products });
    const [item] = ok(await test.admin.get(`/api/sponsorships/${id}/hospitality`));
    const states = [{ digit: 1, used: 0, isNorth: true }];
    lanes.push({ place, sponsorship: id, contract: contract.id, item: item.id, states, answered: 0 });
  }
  return lanes;
};

const last = ({ states }: Lane): State => states.at(-1) as State;

/** What a writer does, each step answered before the next; `afterEach` runs when a step was answered. */
export const writeLane = async (test: TestApp, lane: Lane, afterEach: () => Promise<void>): Promise<void> => {
  const { call, upload } = agreementsOf(test);
  const { sponsorship, contract: id } = lane;
  const step = async (change: Partial<State>, act: () => Promise<{ status: number; body: unknown }>) => {
    lane.states.push({ ...last(lane), ...change });
    const answer = await act();
    expect(answer).toMatchObject({ status: 200 });
    lane.answered = lane.states.length - 1;
    await afterEach();
  };
  const use = (used: number) => step({ used }, () => call(sponsorship, 'save-utilization', { id: lane.item, used }));
  const move = async (isNorth: boolean) => {
    const before = ok(await test.admin.get(`/api/sponsorships/${sponsorship}`));
    const areaId = isNorth ? test.ids.north : test.ids.south;
    await step({ isNorth }, () => test.admin.post('/api/sponsorships/update', { ...before, areaId }));
  };
  const digit = last(lane).digit + 3;
  // Each begins another while after the others, so that they are not all at the same step.
  for (let used = 0; used <= lane.place; used += 2) await use(used + 1);
  await move(false);
  await step({ digit: 0 }, () => call(sponsorship, 'delete-file', { id }));
  await step({}, () => call(sponsorship, 'update', { id, sponsorshipAmount: digit * 10 ** lane.place }));
  await step({}, () => call(sponsorship, 'confirm', { id }));
  await step({ digit }, () => upload(id, { bytes: signedPdf(`bane ${lane.place}`) }));
  await move(true);
  await use(SEATS - lane.place);
};

type Row = { Name: string; Sum: number; Utilization: number | null; Status: string | null };

const rowOf = (lane: Lane, { digit, used }: State): Row => ({
  Name: clubOf(lane.place),
  Sum: digit * 10 ** lane.place,
  Utilization: digit > 0 ? Math.round((used * 100) / SEATS) : null,
  Status: digit > 0 ? 'Aktiv' : null,
});

const digitsOf = (sum: number, lanes: Lane[]) => lanes.map(({ place }) => Math.floor(sum / 10 ** place) % 10);

/** Who reads, and what of a state they see. */
export type Reader = { client: TestClient; sees: (state: State) => boolean };

/**
 * Reads the overview, the list and its totals at once, and expects of every lane what was answered before the reading
 * began, or what came after that: never anything older.
 */
export const readLanes = async (lanes: Lane[], { client, sees }: Reader): Promise<void> => {
  const from = lanes.map(({ answered }) => answered);
  const list = (request: object) => client.post('/api/sponsorships', { perPage: 100, ...request });
  const [overview, all, active] = (
    await Promise.all([
      client.get('/api/dashboard/overview'),
      list({}),
      list({ filter: { contract: 'active' }, perPage: 1 }),
    ])
  ).map(ok);
  const possible = lanes.map((lane, n) => lane.states.slice(from[n]));
  const digits = possible.map((states) => states.map((state) => (sees(state) ? state.digit : 0)));
  for (const [n, digit] of digitsOf(overview.sum, lanes).entries()) expect(digits[n]).toContain(digit);
  for (const [n, lane] of lanes.entries()) {
    const row: Row | undefined = all.Result.find(({ Name }: Row) => Name === clubOf(lane.place));
    const seen = row && { Name: row.Name, Sum: row.Sum, Utilization: row.Utilization, Status: row.Status };
    const expected = (possible[n] as State[]).map((state) => (sees(state) ? rowOf(lane, state) : undefined));
    expect(expected).toContainEqual(seen);
  }
  const between = (total: number, counts: (state: State) => boolean) => {
    expect(total).toBeGreaterThanOrEqual(possible.filter((states) => states.every(counts)).length);
    expect(total).toBeLessThanOrEqual(possible.filter((states) => states.some(counts)).length);
  };
  between(all.Total, sees);
  between(active.Total, (state) => sees(state) && state.digit > 0);
  between(overview.contracts, (state) => sees(state) && state.digit > 0);
};
