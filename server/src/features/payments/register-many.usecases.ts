import { paymentInputSchema, paymentMessages, type RegisteredMany, type RegisterMany } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import type { Deps } from '../../lib/deps.ts';
import { Input } from '../../lib/http/input.ts';
import { Problem } from '../../lib/problem.ts';
import { findContractOfRate } from './payments.store.ts';
import { savePayment } from './payments.usecases.ts';

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
