import { isTracked } from '@sponsorat/api';
import type { Actor, Author } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import { today } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import { conflict, invalid } from '../../lib/problem.ts';
import { outOfScope } from '../sponsorships/sponsorships.scope.ts';
import { checkSponsorship } from '../sponsorships/sponsorships.store.ts';
import {
  addUsageEntry,
  type ItemRow,
  isRegistered,
  listRegistered,
  lockItem,
  setPublic,
  setUsed,
} from './usage.store.ts';

const entity = 'item';

const lockReferencedItem = async (
  tx: Connection,
  deps: Deps,
  actor: Actor,
  sponsorshipId: number,
  input: Input<{ id: number }>,
): Promise<ItemRow> => {
  await checkSponsorship(tx, actor, sponsorshipId);
  const id = input.id ?? input.value().id;
  const item = await lockItem(tx, actor, { sponsorshipId, id, today: today(deps.clock) });
  if (!item) throw outOfScope(actor, 'item', id);
  return item;
};

/** An item whose use is saved, as it was. */
type UsedItem = Pick<ItemRow, 'id' | 'contractId' | 'amount' | 'used'> & { product: { name: string } };

/** Both states name the product and its agreement, so that the line is understood when both are gone. */
const changeOf = ({ contractId, product }: Pick<UsedItem, 'contractId' | 'product'>, before: object, after: object) => {
  const about = { contractId, product: product.name };
  return { before: { ...about, ...before }, after: { ...about, ...after } };
};

const writeUsage = async (
  tx: Connection,
  { clock }: Pick<Deps, 'clock'>,
  actor: Author,
  item: UsedItem & { sponsorshipId: number },
  { used, note }: { used: number; note: string | null },
): Promise<void> => {
  await setUsed(tx, item.id, used);
  await addUsageEntry(tx, { itemId: item.id, from: item.used, to: used, note, by: actor.name, at: clock.now() });
  // The line says of how many, as the agreement had it then.
  const { amount, sponsorshipId } = item;
  const change = changeOf(item, { used: item.used, amount }, { used, note, amount });
  await audit(tx, clock, actor, { action: 'save-usage', entity, entityId: item.id, sponsorshipId, ...change });
};

/** What stands in a usage entry that the register made. */
const BY_REGISTER = 'Billetregister';

/** Lets the use of pools follow what the register of tickets says is handed out; the items are locked. */
export const followRegister = async (
  tx: Connection,
  deps: Pick<Deps, 'clock'>,
  actor: Author,
  itemIds: readonly number[],
): Promise<void> => {
  for (const { handedOut, ...item } of await listRegistered(tx, itemIds))
    if (handedOut !== item.used) await writeUsage(tx, deps, actor, item, { used: handedOut, note: BY_REGISTER });
};

/** Saves how much of an item is used, with an entry in its history. Throws 404, 409 (the register says it) and 422. */
export const saveUsage = (
  deps: Deps,
  actor: Actor,
  sponsorshipId: number,
  input: Input<{ id: number; used: number; note: string | null }>,
): Promise<ItemRow> =>
  deps.db.transaction(async (tx) => {
    const item = await lockReferencedItem(tx, deps, actor, sponsorshipId, input);
    if (await isRegistered(tx, item.id)) throw conflict('Udnyttelsen følger billetregistret.');
    const { used, note } = input.value();
    if (!isTracked(item)) throw invalid({ used: 'Brugt kan ikke gemmes, fordi udnyttelsen af produktet ikke følges' });
    if (used > (item.amount ?? 0)) throw invalid({ used: `Brugt skal være mellem 0 og ${item.amount}` });
    await writeUsage(tx, deps, actor, { ...item, sponsorshipId }, { used, note });
    return { ...item, used };
  });

/** Shows a hospitality item to everyone, or hides it. Throws 404 and 422. */
export const savePublic = (
  deps: Deps,
  actor: Actor,
  sponsorshipId: number,
  input: Input<{ id: number; public: boolean }>,
): Promise<ItemRow> =>
  deps.db.transaction(async (tx) => {
    const item = await lockReferencedItem(tx, deps, actor, sponsorshipId, input);
    const values = input.value();
    if (item.product.section !== 'Hospitality') throw invalid({ public: 'Kun hospitality kan være offentlig' });
    await setPublic(tx, item.id, values.public);
    const change = changeOf(item, { public: item.public }, { public: values.public });
    await audit(tx, deps.clock, actor, { action: 'save-public', entity, entityId: item.id, sponsorshipId, ...change });
    return { ...item, public: values.public };
  });
