import {
  field,
  oreToKroner,
  type PaymentInput,
  paymentInputSchema,
  paymentMessages,
  type RegisteredMany,
  type RegisterMany,
  toOre,
} from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { Input } from '../../lib/http/input.ts';
import { checkVersion, conflict, invalid, Problem } from '../../lib/problem.ts';
import { deleteFile } from '../files/files.store.ts';
import { outOfScope } from '../sponsorships/sponsorships.scope.ts';
import {
  findContractOfRate,
  findRateOf,
  getPayment,
  lockPaidContract,
  type PaymentRecord,
  paymentStore,
  setRegistered,
  sumPaymentsOf,
} from './payments.store.ts';

const entity = 'payment';

/** A payment as the log has it: with what is understood when its agreement and rate are gone. */
const stateOf = ({ payment, contractNumber, rateDueDate }: PaymentRecord) => ({
  ...payment,
  contractNumber,
  rateDueDate,
});

/** A payment as it is before a change, with its contract, both locked. Throws 404. */
export const lockPayment = async (tx: Connection, actor: Actor, id: number) => {
  const { contractId } = (await getPayment(tx, id)).payment;
  const contract = await lockPaidContract(tx, actor, contractId, outOfScope(actor, 'payment', id));
  // Somebody may have saved it while the contract was waited for.
  return { before: await getPayment(tx, id), contract };
};

/** Refuses a rate of another agreement, and more than the rate still lacks. Throws 422. */
const checkRate = async (tx: Connection, { contractId, rateId, amount }: PaymentInput, besides: number | null) => {
  if (rateId === null) return;
  const rate = await findRateOf(tx, { contractId, rateId, besides });
  if (!rate) throw invalid({ rateId: 'Raten hører ikke til aftalen' });
  const rest = toOre(rate.amount) - toOre(rate.registered);
  if (toOre(amount) <= rest) return;
  throw invalid({ amount: rest > 0n ? paymentMessages.rest(oreToKroner(rest)) : paymentMessages.none });
};

const namedContract = (input: Input<PaymentInput>): number =>
  input.peek('contractId', field.id) ?? input.value().contractId;

/** Registers or saves a payment within a transaction. Throws as `savePayment` does. */
export const writePayment = async (
  tx: Connection,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  input: Input<PaymentInput>,
): Promise<PaymentRecord> => {
  const stored = input.id === undefined ? null : await lockPayment(tx, actor, input.id);
  const before = stored?.before ?? null;
  const contract = stored?.contract ?? (await lockPaidContract(tx, actor, namedContract(input)));
  if (before) checkVersion(before.payment, input.version);
  else if (!contract.wasApproved) throw conflict(paymentMessages.unsigned);
  const values = input.value();
  if (values.contractId !== contract.id) {
    // Only for its 404: an agreement that the actor does not see is none.
    await lockPaidContract(tx, actor, values.contractId);
    throw invalid({ contractId: paymentMessages.otherContract });
  }
  await checkRate(tx, values, before?.payment.id ?? null);
  const save = { by: actor.name, at: clock.now() };
  const { id: _id, version: _version, ...columns } = values;
  const { id } = before
    ? await paymentStore.update(tx, before.payment.id, columns, save)
    : await paymentStore.insert(tx, columns, save);
  if (before?.payment.paidOn === null && values.paidOn !== null) await setRegistered(tx, id, save);
  await sumPaymentsOf(tx, contract.id);
  const after = await getPayment(tx, id);
  const { sponsorshipId } = contract;
  const states = { before: before && stateOf(before), after: stateOf(after) };
  const action = before ? 'update' : 'create';
  await audit(tx, clock, actor, { action, entity, entityId: id, sponsorshipId, ...states });
  return after;
};

/**
 * Registers a payment on an agreement that is or was approved, or saves one. Throws 404, 409 (never approved, or
 * somebody saved first) and 422.
 */
export const savePayment = (deps: Deps, actor: Actor, input: Input<PaymentInput>): Promise<PaymentRecord> =>
  deps.db.transaction((tx) => writePayment(tx, deps, actor, input));

/** Removes a payment with its invoice. Throws 404. */
export const removePayment = ({ db, clock }: Deps, actor: Actor, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const { before, contract } = await lockPayment(tx, actor, id);
    await paymentStore.delete(tx, id);
    await deleteFile(tx, before.payment.invoiceFileId);
    await sumPaymentsOf(tx, contract.id);
    const { sponsorshipId } = contract;
    await audit(tx, clock, actor, { action: 'delete', entity, entityId: id, sponsorshipId, before: stateOf(before) });
  });

type Item = RegisterMany['items'][number] & Pick<RegisterMany, 'paidOn' | 'reference'>;

/** Registers what is paid on a rate: why it was not, or null. */
const registerOne = async (deps: Deps, actor: Actor, item: Item): Promise<string | null> => {
  const contractId = await findContractOfRate(deps.db, actor, item.rateId);
  if (contractId === null) return paymentMessages.gone;
  try {
    await savePayment(deps, actor, new Input({ ...item, contractId }, paymentInputSchema));
    return null;
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    return error.status === 404 ? paymentMessages.gone : error.message;
  }
};

/** Registers payments on many rates, each by itself: one that is refused says why and stops none of the others. */
export const registerMany = async (
  deps: Deps,
  actor: Actor,
  { items, ...values }: RegisterMany,
): Promise<RegisteredMany> => {
  const refused: RegisteredMany['refused'] = [];
  for (const item of items) {
    const message = await registerOne(deps, actor, { ...item, ...values });
    if (message !== null) refused.push({ rateId: item.rateId, message });
  }
  return { done: items.length - refused.length, refused };
};
