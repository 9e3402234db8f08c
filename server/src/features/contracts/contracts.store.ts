import type { IsoDate } from '@sponsorat/api';
import { and, asc, desc, eq, getTableColumns, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Viewer } from '../../lib/actor.ts';
import type { Connection } from '../../lib/db/database.ts';
import { lockIds, tableStore } from '../../lib/db/versions.ts';
import { invalid } from '../../lib/problem.ts';
import { findUsedBy, grantsWhere, paymentsWhere } from '../../lib/resource/in-use.sql.ts';
import { categories } from '../categories/categories.table.ts';
import { files } from '../files/files.table.ts';
import { findRulesOn, type RulesInForce } from '../rule-values/rule-values.store.ts';
import { isActiveContract } from '../sponsorships/active-contract.sql.ts';
import { inScope, outOfScope } from '../sponsorships/sponsorships.scope.ts';
import { sponsorships } from '../sponsorships/sponsorships.table.ts';
import { findApprovalLimit, findApprovalsOf } from './approvals.store.ts';
import { renewFrom, successorOf } from './chain.sql.ts';
import { contractCategories, contractItems, contractRates, contracts, signedDocuments } from './contracts.table.ts';
import { matchRates, storedRates } from './rates.rules.ts';
import { rateStatusOf, rateStatusRank } from './rates.sql.ts';
import { findSigningsOf } from './signings.store.ts';

export const contractStore = tableStore(contracts);

const scope = (actor: Viewer): SQL => inScope(actor, sql`${sponsorships.areaId}`);

const byContract = <R extends { contractId: number }>(rows: R[], id: number): R[] =>
  rows.filter((row) => row.contractId === id);

const selectRates = async (db: Connection, contractIds: number[], day: { today: IsoDate; lead: number }) => {
  const r = alias(contractRates, 'r');
  const c = alias(contracts, 'c');
  return db
    .select({
      rate: { id: r.id, amount: r.amount, dueDate: r.dueDate },
      contractId: r.contractId,
      paid: r.paid,
      rest: sql`${r.amount} - ${r.paid}`.mapWith(r.amount),
      waiting: sql`${r.registered} - ${r.paid}`.mapWith(r.amount),
      status: rateStatusRank(day).mapWith(rateStatusOf),
    })
    .from(r)
    .innerJoin(c, eq(c.id, r.contractId))
    .where(inArray(r.contractId, contractIds))
    .orderBy(asc(r.position));
};

/** Who reads an agreement; without an id somebody who is no user. */
type Reader = Viewer & { id?: number };

/** Who allows each agreement, and what its reader may; null where the bank's rule asks for nothing of it. */
const selectApprovals = async (db: Connection, { id }: Reader, contractIds: number[], rules: RulesInForce) => {
  if (!rules['approval.enabled']) return null;
  const limit = id === undefined ? null : await findApprovalLimit(db, id);
  return { rows: await findApprovalsOf(db, contractIds), limit, rules };
};

const selectContracts = async (db: Connection, actor: Reader, which: SQL | undefined, today: IsoDate) => {
  const rules = await findRulesOn(db, today);
  const heads = await db
    .select({
      ...getTableColumns(contracts),
      liveCategoryName: categories.name,
      isActive: isActiveContract(sql`${contracts}`, today),
      renewedById: sql<number | null>`(select n.id from contracts n where n.renews_id = ${contracts.id})`,
      successorId: successorOf(sql`${contracts}`),
      renewFrom: renewFrom(sql`${contracts}`, rules['tasks.windowDays']),
      signed: { id: files.id, sha256: files.sha256, external: signedDocuments.external },
    })
    .from(contracts)
    .innerJoin(sponsorships, eq(sponsorships.id, contracts.sponsorshipId))
    .leftJoin(categories, eq(categories.id, contracts.categoryId))
    .leftJoin(signedDocuments, and(eq(signedDocuments.contractId, contracts.id), isNull(signedDocuments.removedAt)))
    .leftJoin(files, eq(files.id, signedDocuments.fileId))
    .where(and(which, scope(actor)))
    .orderBy(sql`${contracts.startDate} desc nulls first`, desc(contracts.id));
  const ids = heads.map((head) => head.id);
  if (ids.length === 0) return [];
  const [further, rates, items, signings, approvals] = [
    await db
      .select()
      .from(contractCategories)
      .where(inArray(contractCategories.contractId, ids))
      .orderBy(asc(contractCategories.position)),
    await selectRates(db, ids, { today, lead: rules['tasks.rateLead'] }),
    await db
      .select()
      .from(contractItems)
      .where(inArray(contractItems.contractId, ids))
      .orderBy(asc(contractItems.position), asc(contractItems.id)),
    await findSigningsOf(db, ids),
    await selectApprovals(db, actor, ids, rules),
  ];
  return heads.map((head) => {
    const ownRates = byContract(rates, head.id);
    return {
      ...head,
      additionalCategories: byContract(further, head.id).map((row) => row.categoryId),
      rates: ownRates.map(({ rate }) => rate),
      /** What each of the rates stands at, in their order: no part of what the agreement says. */
      paidRates: ownRates.map(({ rate: { id }, paid, rest, waiting, status }) => ({ id, paid, rest, waiting, status })),
      items: byContract(items, head.id),
      /** Its newest sending for signature; null where it was never sent. */
      signing: byContract(signings, head.id)[0] ?? null,
      approval: approvals && {
        row: byContract(approvals.rows, head.id)[0],
        limit: approvals.limit,
        hasSaved: actor.id !== undefined && head.savedByIds.includes(actor.id),
        rules: { fourEyes: approvals.rules['approval.fourEyes'], over: approvals.rules['approval.over'] },
      },
    };
  });
};
export type ContractDetails = Awaited<ReturnType<typeof selectContracts>>[number];
export type ContractItem = ContractDetails['items'][number];

/** The contracts of a sponsorship, newest start first; a draft without a start comes before them. */
export const listContracts = (db: Connection, actor: Reader, sponsorshipId: number, today: IsoDate) =>
  selectContracts(db, actor, eq(contracts.sponsorshipId, sponsorshipId), today);

/** A contract with all its parts; null where there is none that the actor sees. */
export const findContract = async (db: Connection, actor: Reader, id: number, today: IsoDate) => {
  const [contract] = await selectContracts(db, actor, eq(contracts.id, id), today);
  return contract ?? null;
};

/** A contract with all its parts. Throws 404 where there is none that the actor sees. */
export const getContract = async (db: Connection, actor: Reader, id: number, today: IsoDate) => {
  const contract = await findContract(db, actor, id, today);
  if (!contract) throw outOfScope(actor, 'contract', id);
  return contract;
};

const selectHead = (db: Connection, actor: Viewer, id: number, which?: SQL) =>
  db
    .select({ id: contracts.id, sponsorshipId: contracts.sponsorshipId })
    .from(contracts)
    .innerJoin(sponsorships, eq(sponsorships.id, contracts.sponsorshipId))
    .where(and(eq(contracts.id, id), scope(actor), which));
const lockHead = (tx: Connection, actor: Viewer, id: number, which?: SQL) =>
  selectHead(tx, actor, id, which).for('update', { of: contracts });

/** Whose a contract is. Throws 404 where the actor sees no contract of this id. */
export const checkContract = async (
  db: Connection,
  actor: Viewer,
  id: number,
  { isLocked = false } = {},
): Promise<{ id: number; sponsorshipId: number }> => {
  const [head] = await (isLocked ? lockHead : selectHead)(db, actor, id);
  if (!head) throw outOfScope(actor, 'contract', id);
  return head;
};

/** A contract with all its parts, locked until the transaction ends. Without `sponsorshipId` it may be of any. */
export const lockContract = async (
  tx: Connection,
  actor: Reader,
  { id, sponsorshipId }: { id: number; sponsorshipId?: number },
  today: IsoDate,
): Promise<ContractDetails | null> => {
  const ofClub = sponsorshipId === undefined ? undefined : eq(contracts.sponsorshipId, sponsorshipId);
  const locked = await lockHead(tx, actor, id, ofClub);
  return locked.length > 0 ? findContract(tx, actor, id, today) : null;
};

export type ContractColumns = Partial<
  Omit<typeof contracts.$inferInsert, 'id' | 'number' | 'sponsorshipId' | 'version' | 'updatedAt' | 'updatedBy'>
>;

type RateValues = { id?: number | null; amount: number; dueDate: string | null };

/** Saves a contract's rates in their order. One that was there before stays itself, with what was paid on it. */
export const saveRates = async (
  tx: Connection,
  contract: Pick<ContractDetails, 'id' | 'rates' | 'paidRates'>,
  rates: readonly RateValues[],
): Promise<void> => {
  const contractId = contract.id;
  const ids = matchRates(storedRates(contract), rates);
  const staying = ids.filter((id) => id !== null);
  const ofContract = eq(contractRates.contractId, contractId);
  if (contract.rates.length > 0) {
    await tx.delete(contractRates).where(and(ofContract, notInArray(contractRates.id, staying)));
    // No two have one position, also while they change places.
    await tx
      .update(contractRates)
      .set({ position: sql`-1 - ${contractRates.position}` })
      .where(ofContract);
  }
  const placed = rates.map(({ amount, dueDate }, position) => ({
    id: ids[position] ?? null,
    position,
    amount,
    dueDate,
  }));
  for (const { id, ...values } of placed)
    if (id !== null) await tx.update(contractRates).set(values).where(eq(contractRates.id, id));
  const added = placed.filter(({ id }) => id === null).map(({ id: _id, ...values }) => ({ contractId, ...values }));
  if (added.length > 0) await tx.insert(contractRates).values(added);
};

export const replaceFurtherCategories = async (
  tx: Connection,
  contractId: number,
  ids: readonly number[],
): Promise<void> => {
  await tx.delete(contractCategories).where(eq(contractCategories.contractId, contractId));
  if (ids.length > 0)
    await tx
      .insert(contractCategories)
      .values(ids.map((categoryId, position) => ({ categoryId, contractId, position })));
};

/** Removes a contract with its rates and items. Its signed documents stay in the archive. */
export const deleteContract = async (tx: Connection, id: number): Promise<void> => {
  await tx.delete(contracts).where(eq(contracts.id, id));
};

/** Who got tickets of a contract, or wishes for some: the first ten, and how many in all. */
export const findGrantsOn = (tx: Connection, contractId: number) =>
  findUsedBy(tx, [
    grantsWhere(sql`g.item_id in (select i.id from contract_items i where i.contract_id = ${contractId})`),
  ]);

/** The payments that have been made on a contract, by number and club as they are called where something is in use. */
export const findPaymentsOn = (tx: Connection, contractId: number) =>
  findUsedBy(tx, [paymentsWhere(sql`p.contract_id = ${contractId}`)]);

/** True for an agreement of the sponsorship, which nobody deletes until the transaction ends. */
export const lockContractOf = async (tx: Connection, id: number, sponsorshipId: number): Promise<boolean> => {
  const isOfClub = and(eq(contracts.id, id), eq(contracts.sponsorshipId, sponsorshipId));
  return (await lockIds(tx, contracts, isOfClub)).length > 0;
};

export const NOT_OF_SPONSORSHIP = 'Aftale skal være en af sponsoratets aftaler';

/** Locks an agreement that something of the sponsorship is about, where it is about one. Throws 422. */
export const checkContractOf = async (tx: Connection, id: number | null, sponsorshipId: number): Promise<void> => {
  if (id !== null && !(await lockContractOf(tx, id, sponsorshipId))) throw invalid({ contractId: NOT_OF_SPONSORSHIP });
};
