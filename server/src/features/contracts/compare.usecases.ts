import type { Comparison } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import { type Connection, readSnapshot } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { notFound } from '../../lib/problem.ts';
import { type ComparedContract, compareAgreements } from './compare.rules.ts';
import { type ContractDetails, getContract } from './contracts.store.ts';
import { readLiveTerms } from './terms.usecases.ts';

/** What an agreement says, as it was confirmed, or live while it is a draft. */
const readCompared = async (db: Connection, actor: Actor, contract: ContractDetails): Promise<ComparedContract> => {
  const selected = contract.items.filter((item) => item.selected);
  const isFrozen = selected.every(({ frozen }) => frozen !== null);
  const live = contract.frozen && isFrozen ? null : await readLiveTerms(db, actor, contract);
  const terms = contract.frozen ?? live?.terms;
  if (!terms) throw notFound();
  const products = selected.flatMap((item) => {
    const product = item.frozen ?? live?.frozenProducts.get(item.id);
    return product ? [{ item, product }] : [];
  });
  return { terms, products, externalNumber: contract.externalNumber };
};

/** Compares two agreements of one sponsorship. Throws 404. */
export const compareContracts = (
  { db, clock }: Deps,
  actor: Actor,
  ids: { a: number; b: number },
): Promise<Comparison> =>
  readSnapshot(db, async (tx) => {
    const find = (id: number) => getContract(tx, actor, id, today(clock));
    const [one, other] = [await find(ids.a), await find(ids.b)];
    if (one.sponsorshipId !== other.sponsorshipId) throw notFound();
    const compared = [await readCompared(tx, actor, one), await readCompared(tx, actor, other)] as const;
    const headOf = ({ id, number, frozen }: ContractDetails) => ({ id, number, draft: frozen === null });
    return { before: headOf(one), after: headOf(other), ...compareAgreements(...compared) };
  });
