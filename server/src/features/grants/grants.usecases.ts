import {
  type Grant,
  type GrantCheck,
  type GrantInput,
  grantInputSchema,
  oreToKroner,
  type TicketRequest,
  toOre,
} from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import { notify } from '../../lib/notifications/notify.ts';
import { checkVersion, conflict } from '../../lib/problem.ts';
import { followRegister } from '../usage/usage.usecases.ts';
import { getGrant, lockGrant, writeLine } from './access.usecases.ts';
import { findWarnings } from './facts.store.ts';
import {
  findIdOfKey,
  type GrantRecord,
  grantStore,
  isColleague,
  listAnswerers,
  listGuestApprovers,
  withEvent,
} from './grants.store.ts';
import { findItemOfDay, keepMode, lockSeats, type TicketItem } from './items.store.ts';
import { needsApproval, presentGrant } from './present.usecases.ts';
import {
  checkFree,
  type GrantValues,
  getItemToWishFor,
  getTicketItem,
  type Plan,
  plan,
  warningSubject,
} from './seats.usecases.ts';

/** Whether a change leaves who gets what as it was, or takes of it. */
const isSameGift = (before: GrantRecord, after: GrantValues): boolean => {
  const typesOf = ({ recipientType, companions }: Pick<GrantValues, 'recipientType' | 'companions'>) =>
    [recipientType, ...companions.map(({ type }) => type).toSorted()].join('\n');
  return (
    after.itemId === before.itemId &&
    after.eventId === before.eventId &&
    after.quantity <= before.quantity &&
    after.recipientName === before.recipientName &&
    after.email === before.email &&
    typesOf(after) === typesOf(before)
  );
};

const codesOf = (warnings: readonly { code: string; level: string }[]) =>
  warnings.filter(({ level }) => level === 'approve').map(({ code }) => code);

/** Whether somebody else must say yes, of a stored grant: to what its change brings. */
const mustBeAllowed = async (
  tx: Connection,
  after: GrantValues,
  planned: Plan,
  before: GrantRecord | null,
): Promise<boolean> => {
  const same = before && isSameGift(before, after) ? [before] : [];
  const [warnings = [], earlier] = await findWarnings(tx, [warningSubject(after, planned, before), ...same]);
  if (!earlier) return needsApproval(warnings);
  return codesOf(warnings).some((code) => !codesOf(earlier).includes(code));
};

/** Throws 409 where somebody saved first, or the grant is past being changed. */
const checkChangeable = (grant: GrantRecord, seen: number | undefined): void => {
  checkVersion(grant, seen);
  if (grant.state !== 'Ønsket' && grant.state !== 'Tildelt')
    throw conflict(`Billetterne er ${grant.state.toLowerCase()} og kan ikke ændres.`);
};

type GrantAndItem = { item: TicketItem; before: GrantRecord | null };

/** The grant that is sent, or nothing of a new one, and the item, all locked. Throws 404 and 409. */
const lockSent = async (tx: Connection, actor: Actor, input: Input<GrantInput>): Promise<GrantAndItem> => {
  const found = input.id === undefined ? null : await getGrant(tx, actor, input.id);
  if (found) checkChangeable(found, input.version);
  const itemId = input.idOf('itemId') ?? input.value().itemId;
  await getTicketItem(tx, actor, itemId);
  const eventId = input.idOf('eventId');
  const events = [found?.eventId, eventId].filter((id) => id != null);
  await lockSeats(tx, [...new Set([itemId, ...(found ? [found.itemId] : [])])], events);
  const before = found && (await lockGrant(tx, actor, found));
  if (before) checkChangeable(before, input.version);
  return { item: await getTicketItem(tx, actor, itemId), before };
};

/** Rings for whoever may allow a grant that waits for somebody. */
const tellApprovers = async (
  tx: Connection,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  grant: GrantRecord,
  { item, userIds }: { item: TicketItem; userIds: readonly number[] },
): Promise<void> => {
  const text = `${actor.name} ønsker ${grant.quantity} ${item.product} til ${grant.recipientName} (${item.club})`;
  const path = `/tickets/grants?state=${encodeURIComponent('Ønsket')}`;
  await notify(tx, clock, actor, userIds, { kind: 'ticket-asked', text, path, sponsorshipId: item.sponsorshipId });
};

type StoredValues = GrantValues & Pick<GrantRecord, 'state'> & Partial<Pick<GrantRecord, 'idempotencyKey'>>;

const insertGrant = async (
  tx: Connection,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  item: TicketItem,
  values: StoredValues,
): Promise<GrantRecord> => {
  await keepMode(tx, item);
  const stored = await grantStore.insert(
    tx,
    {
      ...values,
      sponsorshipId: item.sponsorshipId,
      areaId: item.areaId,
      givenOn: today(clock),
      savedByIds: [actor.id],
      requestedBy: actor.name,
      requestedById: actor.id,
    },
    { by: actor.name, at: clock.now() },
  );
  return withEvent(tx, stored);
};

/** What is saved already, where the answer to the same sending was lost. Throws 404. */
const findSaved = async (tx: Connection, actor: Actor, input: Input<GrantInput>): Promise<GrantRecord | null> => {
  const key = input.peek('idempotencyKey', grantInputSchema.shape.idempotencyKey);
  const id = key && (await findIdOfKey(tx, key));
  return id ? getGrant(tx, actor, id) : null;
};

/**
 * Gives tickets, or changes a grant. What a second person must allow is saved as a wish. Throws 404, 409 (too few are
 * free, it is past being changed, somebody saved first) and 422.
 */
export const saveGrant = (deps: Deps, actor: Actor, input: Input<GrantInput>): Promise<Grant> =>
  deps.db.transaction(async (tx) => {
    const saved = await findSaved(tx, actor, input);
    if (saved) return presentGrant(tx, actor, saved);
    const { item, before } = await lockSent(tx, actor, input);
    const { id: _id, version: _version, handedOut, idempotencyKey, ...values } = input.value();
    const planned = await plan(tx, deps, item, { ...values, handedOut }, before);
    const waits = await mustBeAllowed(tx, values, planned, before);
    const isWish = waits || before?.state === 'Ønsket';
    if (!isWish) await checkFree(tx, values, before);
    const given = handedOut ? 'Udleveret' : 'Tildelt';
    const stored: StoredValues = { ...values, state: isWish ? 'Ønsket' : given, idempotencyKey };
    const after = before
      ? await changeGrant(tx, deps, actor, before, stored)
      : await insertGrant(tx, deps, actor, item, stored);
    const begun = isWish ? 'request' : 'create';
    await writeLine(tx, deps, actor, before ? 'update' : begun, { before, after });
    await followRegister(tx, deps, actor, before ? [before.itemId, item.id] : [item.id]);
    if (waits && before?.state !== 'Ønsket')
      await tellApprovers(tx, deps, actor, after, {
        item,
        userIds: await listGuestApprovers(tx, item.areaId, after.savedByIds),
      });
    return presentGrant(tx, actor, after);
  });

/** Saves the values of a grant. One that goes back to being a wish is asked for by whoever changed it. */
const changeGrant = async (
  tx: Connection,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  before: GrantRecord,
  values: StoredValues,
): Promise<GrantRecord> => {
  const isBack = before.state !== 'Ønsket' && values.state === 'Ønsket';
  const asked = { requestedBy: actor.name, requestedById: actor.id };
  const undecided = { decidedBy: null, decidedAt: null, decision: null };
  const savedByIds = isSameGift(before, values) ? before.savedByIds : [...new Set([...before.savedByIds, actor.id])];
  const columns = { ...values, savedByIds, ...(isBack && { ...asked, ...undecided }) };
  return withEvent(tx, await grantStore.update(tx, before.id, columns, { by: actor.name, at: clock.now() }));
};

/** What would be said of a grant: nothing is saved, and a save looks at all of it again. Throws 404, 409 and 422. */
export const checkGrant = async (deps: Deps, actor: Actor, input: Input<GrantInput>): Promise<GrantCheck> => {
  const { db } = deps;
  const before = input.id === undefined ? null : await getGrant(db, actor, input.id);
  const itemId = input.idOf('itemId') ?? input.value().itemId;
  const item = await getTicketItem(db, actor, itemId, input.idOf('eventId'));
  const { id: _id, version: _version, idempotencyKey: _key, ...values } = input.value();
  const planned = await plan(db, deps, item, values, before, isColleague);
  const [warnings = []] = await findWarnings(db, [warningSubject(values, planned, before)]);
  const value = item.unitValue === null ? null : oreToKroner(toOre(item.unitValue) * BigInt(values.quantity));
  return { warnings, needsApproval: needsApproval(warnings), free: item.free, value };
};

/**
 * Wishes for tickets, also for those of other areas that are open to all; for an event, those of the agreement of its
 * day. Throws 404, 409 and 422.
 */
export const requestTickets = (deps: Deps, actor: Actor, itemId: number, input: Input<TicketRequest>): Promise<Grant> =>
  deps.db.transaction(async (tx) => {
    const eventId = input.idOf('eventId');
    const itemInList = await getItemToWishFor(tx, deps, actor, itemId);
    const givingId = (eventId !== undefined && (await findItemOfDay(tx, itemInList, eventId))) || itemId;
    await lockSeats(tx, [givingId], eventId === undefined ? [] : [eventId]);
    const item = await getItemToWishFor(tx, deps, actor, givingId);
    const values = { ...input.value(), itemId: item.id };
    const planned = await plan(tx, deps, item, values, null);
    const after = await insertGrant(tx, deps, actor, item, { ...values, state: 'Ønsket' });
    await writeLine(tx, deps, actor, 'request', { before: null, after });
    const [warnings = []] = await findWarnings(tx, [warningSubject(values, planned, after)]);
    const userIds = needsApproval(warnings)
      ? [item.userId, ...(await listGuestApprovers(tx, item.areaId, after.savedByIds))]
      : await listAnswerers(tx, item, after.savedByIds);
    await tellApprovers(tx, deps, actor, after, { item, userIds });
    return presentGrant(tx, actor, after);
  });
