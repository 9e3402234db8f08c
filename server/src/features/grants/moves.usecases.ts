import type { AttendanceInput, AuditActionOf, DecideGrant, Grant, IsoDate } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import { notify } from '../../lib/notifications/notify.ts';
import { conflict, forbidden, invalid } from '../../lib/problem.ts';
import { getEvent } from '../events/events.usecases.ts';
import { followRegister } from '../usage/usage.usecases.ts';
import { getGrant, getOwnGrant, lockGrant, writeLine } from './access.usecases.ts';
import { findWarnings } from './facts.store.ts';
import { type GrantRecord, grantStore, listGivenOf, withEvent } from './grants.store.ts';
import { lockSeats } from './items.store.ts';
import { decisionBarrier, presentGrant } from './present.usecases.ts';
import { checkFree } from './seats.usecases.ts';

type Columns = Parameters<typeof grantStore.update>[2];
type Act = {
  action: AuditActionOf<'grant'> | ((after: GrantRecord) => AuditActionOf<'grant'>);
  /** The columns that it changes. Throws 403, 409 and 422. */
  change: (grant: GrantRecord, tx: Connection) => Columns | Promise<Columns>;
  /** Who may: everyone of its area, or whoever wished for it too. */
  find?: typeof getOwnGrant;
};

const ofArea: typeof getOwnGrant = (tx, _deps, actor, id) => getGrant(tx, actor, id);

/** Takes a grant a step further, and lets the use of its pool follow. */
const act = async (
  tx: Connection,
  deps: Deps,
  actor: Actor,
  id: number,
  { action, change, find = ofArea }: Act,
): Promise<GrantRecord> => {
  const found = await find(tx, deps, actor, id);
  await lockSeats(tx, [found.itemId], found.eventId === null ? [] : [found.eventId]);
  const before = await lockGrant(tx, actor, found);
  const columns = await change(before, tx);
  const save = { by: actor.name, at: deps.clock.now() };
  const after = await withEvent(tx, await grantStore.update(tx, id, columns, save));
  await writeLine(tx, deps, actor, typeof action === 'string' ? action : action(after), { before, after });
  await followRegister(tx, deps, actor, [after.itemId]);
  return after;
};

const step = (deps: Deps, actor: Actor, id: number, move: Act): Promise<Grant> =>
  deps.db.transaction(async (tx) => presentGrant(tx, actor, await act(tx, deps, actor, id, move)));

const refuse = ({ state }: GrantRecord, what: string) =>
  conflict(`Billetterne er ${state.toLowerCase()} og kan ikke ${what}.`);

const handOutAct = (day: IsoDate): Act => ({
  action: 'hand-out',
  change: (grant) => {
    if (grant.state !== 'Tildelt') throw refuse(grant, 'udleveres');
    return { state: 'Udleveret', handedOutOn: day };
  },
});

const undoHandOutAct: Act = {
  action: 'undo-hand-out',
  change: (grant) => {
    if (grant.state !== 'Udleveret') throw conflict('Billetterne er ikke udleveret.');
    return { state: 'Tildelt', handedOutOn: null };
  },
};

const returnAct: Act = {
  action: 'return',
  find: getOwnGrant,
  change: (grant) => {
    if (grant.state === 'Returneret' || grant.state === 'Afvist') throw refuse(grant, 'gives tilbage');
    return { state: 'Returneret', returnedFrom: grant.state };
  },
};

const undoReturnAct: Act = {
  action: 'undo-return',
  change: async (grant, tx) => {
    if (grant.event?.cancelled) throw conflict('Arrangementet er aflyst.');
    if (grant.state !== 'Returneret' || grant.returnedFrom === null) throw refuse(grant, 'tages i brug igen');
    if (grant.returnedFrom !== 'Ønsket') await checkFree(tx, grant);
    return { state: grant.returnedFrom, returnedFrom: null };
  },
};

/** Hands out what was given. Throws 404 and 409. */
export const handOut = (deps: Deps, actor: Actor, id: number) => step(deps, actor, id, handOutAct(today(deps.clock)));
/** What was handed out is given again, and of a pool no longer used. Throws 404 and 409. */
export const undoHandOut = (deps: Deps, actor: Actor, id: number) => step(deps, actor, id, undoHandOutAct);
/** Gives tickets back, or takes a wish back. Throws 404 and 409. */
export const giveBack = (deps: Deps, actor: Actor, id: number) => step(deps, actor, id, returnAct);
/** What was given back is again what it was. Throws 404 and 409, also where the seats are gone. */
export const undoReturn = (deps: Deps, actor: Actor, id: number) => step(deps, actor, id, undoReturnAct);

/** Saves how many came. Throws 404, 409 and 422. */
export const saveAttended = (deps: Deps, actor: Actor, id: number, input: Input<AttendanceInput>): Promise<Grant> =>
  step(deps, actor, id, {
    action: 'attended',
    change: (grant) => {
      if (grant.state !== 'Tildelt' && grant.state !== 'Udleveret') throw refuse(grant, 'få fremmøde');
      const { attended } = input.value();
      if (attended !== null && attended > grant.quantity)
        throw invalid({ attended: `Kom skal være mellem 0 og ${grant.quantity}` });
      return { attended };
    },
  });

/** Answers a wish. Throws 403 (who may not), 404, 409 (the asker's own, no wish, too few are free) and 422. */
export const decideGrant = (deps: Deps, actor: Actor, id: number, input: Input<DecideGrant>): Promise<Grant> =>
  deps.db.transaction(async (tx) => {
    const after = await act(tx, deps, actor, id, {
      action: ({ state }) => (state === 'Tildelt' ? 'grant' : 'decline'),
      change: async (wish) => {
        if (wish.state !== 'Ønsket') throw refuse(wish, 'besvares');
        const [warnings = []] = await findWarnings(tx, [wish]);
        const barrier = await decisionBarrier(tx, actor, wish, warnings);
        if (barrier === 'own') throw conflict('En anden skal svare på det, du selv har ønsket.');
        if (barrier === 'right') throw forbidden();
        const { decision, reason } = input.value();
        const decided = { decidedBy: actor.name, decidedAt: deps.clock.now(), decision: reason };
        if (decision === 'declined') return { ...decided, state: 'Afvist' };
        if (wish.event?.cancelled) throw conflict('Arrangementet er aflyst.');
        await checkFree(tx, wish);
        return { ...decided, state: 'Tildelt', givenOn: today(deps.clock) };
      },
    });
    await tellAsker(tx, deps, actor, after);
    return presentGrant(tx, actor, after);
  });

const tellAsker = async (
  tx: Connection,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  { requestedById, state, quantity, recipientName, event, decision }: GrantRecord,
): Promise<void> => {
  if (requestedById === null) return;
  const what = `${quantity === 1 ? '1 billet' : `${quantity} billetter`} til ${recipientName}${event ? `, ${event.title}` : ''}`;
  const text = `${actor.name} ${state === 'Afvist' ? 'afviste' : 'gav'} ${what}${decision === null ? '' : `: ${decision}`}`;
  // Whoever asked may see nothing of the sponsorship but the wish.
  await notify(tx, clock, actor, [requestedById], { kind: 'ticket-answered', text, path: '/tickets/grants' });
};

/** Gives back all that was given for an event and is not handed out; gives which. Throws 404 and 409. */
export const returnRest = (deps: Deps, actor: Actor, eventId: number): Promise<number[]> =>
  deps.db.transaction(async (tx) => {
    const { event } = await getEvent(tx, actor, eventId);
    if (event.cancelled) throw conflict('Arrangementet er aflyst.');
    const ids = await listGivenOf(tx, eventId);
    for (const id of ids) await act(tx, deps, actor, id, returnAct);
    return ids;
  });
