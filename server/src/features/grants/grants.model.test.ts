import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { openRegisterTests } from './grants.testing.ts';

const register = await openRegisterTests();
const { admin, user, club, card, single, makeEvent, values, free, usageOf } = register;

/** How the register is said to count, without a database: what each grant takes, and what of a pool is handed out. */
type Gift = { id: number; pool: boolean; event: number; quantity: number; state: string; from: string | null };
const AMOUNT = { card: 12, single: 150 };
const BEFORE = 140;
const takes = ({ state }: Gift) => state === 'Tildelt' || state === 'Udleveret';
const sum = (gifts: readonly Gift[]) => gifts.reduce((all, { quantity }) => all + quantity, 0);

const actions = fc.array(
  fc.record({
    act: fc.oneof(
      { arbitrary: fc.constant('give'), weight: 3 },
      {
        arbitrary: fc.constantFrom('hand-out', 'undo-hand-out', 'return', 'undo-return', 'change', 'cancel'),
        weight: 6,
      },
    ),
    pool: fc.boolean(),
    event: fc.nat({ max: 1 }),
    quantity: fc.integer({ min: 1, max: 6 }),
    which: fc.nat({ max: 30 }),
  }),
  { minLength: 10, maxLength: 25 },
);

it('any sequence leaves as many seats free, and as much of a pool used, as the model says', async () => {
  ok(await user.post(`/api/sponsorships/${club.id}/save-utilization`, { id: single, used: BEFORE }));
  const gifts: Gift[] = [];
  await fc.assert(
    fc.asyncProperty(actions, async (list) => {
      const events = [await makeEvent(), await makeEvent()] as const;
      const cancelled = [false, false];
      const isOff = ({ event }: Gift) => event >= 0 && cancelled[event] === true;
      const taking = (pool: boolean, event: number, besides?: Gift) =>
        sum(
          gifts.filter(
            (one) => one !== besides && one.pool === pool && takes(one) && !isOff(one) && (pool || one.event === event),
          ),
        );
      const left = (pool: boolean, event: number, besides?: Gift) =>
        (pool ? AMOUNT.single - BEFORE : AMOUNT.card) - taking(pool, event, besides);
      for (const { act, pool, event, quantity, which } of list) {
        const mine = gifts.filter((one) => one.event >= 0);
        const gift = mine[which % Math.max(1, mine.length)];
        if (act === 'give') {
          const body = values({ itemId: pool ? single : card, eventId: events[event]?.id, quantity });
          const answer = await user.post('/api/grants/update', body);
          const isFree = !cancelled[event] && left(pool, event) >= quantity;
          expect(answer.status).toBe(isFree ? 200 : 409);
          if (isFree) gifts.push({ id: answer.body.id, pool, event, quantity, state: 'Tildelt', from: null });
        } else if (act === 'cancel') {
          const saved = ok(await admin.get(`/api/events/${events[event]?.id}`));
          const turned = !cancelled[event];
          const answer = await admin.post('/api/events/update', { ...saved, cancelled: turned });
          cancelled[event] = turned;
          const fits = turned || (left(true, event) >= 0 && left(false, event) >= 0);
          expect(answer.status).toBe(fits ? 200 : 409);
          if (!fits) cancelled[event] = !turned;
        } else if (gift && act === 'change') {
          const { body } = await user.get(`/api/grants/${gift.id}`);
          const answer = await user.post('/api/grants/update', { ...body, quantity });
          const may = gift.state === 'Tildelt' && !isOff(gift) && left(gift.pool, gift.event, gift) >= quantity;
          expect(answer.status).toBe(may ? 200 : 409);
          if (may) gift.quantity = quantity;
        } else if (gift) {
          const answer = await register.move(gift.id, act);
          const off = isOff(gift);
          const allowed: Record<string, boolean> = {
            'hand-out': !off && gift.state === 'Tildelt',
            'undo-hand-out': !off && gift.state === 'Udleveret',
            return: !off && takes(gift),
            'undo-return': !off && gift.state === 'Returneret' && left(gift.pool, gift.event) >= gift.quantity,
          };
          const may = allowed[act] === true;
          expect([act, gift.state, answer.status]).toEqual([act, gift.state, may ? 200 : 409]);
          if (may && act === 'hand-out') gift.state = 'Udleveret';
          if (may && act === 'undo-hand-out') gift.state = 'Tildelt';
          if (may && act === 'return') [gift.from, gift.state] = [gift.state, 'Returneret'];
          if (may && act === 'undo-return') [gift.state, gift.from] = [gift.from ?? '', null];
        }
        const handedOut = gifts.filter((one) => one.pool && one.state === 'Udleveret' && !isOff(one));
        expect(await usageOf(single)).toBe(BEFORE + sum(handedOut));
      }
      for (const [at, event] of events.entries()) expect(await free(card, event.id)).toBe(left(false, at));
      expect(await free(single)).toBe(left(true, 0));
      // What is left of this run is given back, so that the next begins with all of the pool; what was given for an event
      // that is cancelled takes nothing.
      for (const gift of gifts) if (takes(gift) && !isOff(gift)) ok(await register.move(gift.id, 'return'));
      gifts.length = 0;
    }),
    // Each run follows on the one before, so that a shorter way to a fault cannot be looked for.
    { numRuns: 6, endOnFailure: true },
  );
});
