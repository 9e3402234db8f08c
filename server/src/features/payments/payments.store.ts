import { type IsoDate, oreToKroner, shortDate, toOre, withOre } from '@sponsorat/api';
import { and, desc, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Actor } from '../../lib/actor.ts';
import { type Connection, first, rowsOf } from '../../lib/db/database.ts';
import { type Save, tableStore } from '../../lib/db/versions.ts';
import type { Examples } from '../../lib/imports/examples.rules.ts';
import { existing } from '../../lib/problem.ts';
import { contractRates, contracts, signedDocuments } from '../contracts/contracts.table.ts';
import { files } from '../files/files.table.ts';
import { inScope, outOfScope } from '../sponsorships/sponsorships.scope.ts';
import { sponsorships } from '../sponsorships/sponsorships.table.ts';
import { payments } from './payments.table.ts';

export const paymentStore = tableStore(payments);

const {
  searched: _searched,
  sponsorshipId: _sponsorship,
  areaId: _area,
  ...paymentColumns
} = getTableColumns(payments);

const selectPayments = (db: Connection, where: SQL | undefined) =>
  db
    .select({
      payment: paymentColumns,
      contractNumber: contracts.number,
      rateDueDate: contractRates.dueDate,
      invoice: { id: files.id, sha256: files.sha256 },
    })
    .from(payments)
    .innerJoin(contracts, eq(contracts.id, payments.contractId))
    .leftJoin(contractRates, eq(contractRates.id, payments.rateId))
    .leftJoin(files, eq(files.id, payments.invoiceFileId))
    .where(where);
export type PaymentRecord = Awaited<ReturnType<typeof selectPayments>>[number];

/** The payments of a contract that the caller has been let into, the newest first. */
export const listPayments = (db: Connection, contractId: number): Promise<PaymentRecord[]> =>
  selectPayments(db, eq(payments.contractId, contractId)).orderBy(desc(payments.id));

/** A payment, whoever sees it. Throws 404. */
export const getPayment = async (db: Connection, id: number): Promise<PaymentRecord> =>
  existing(await first(selectPayments(db, eq(payments.id, id))));

/** Throws 404 where the actor sees no payment of this id. */
export const checkPayment = async (db: Connection, actor: Actor, id: number): Promise<void> => {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(contracts, eq(contracts.id, payments.contractId))
    .innerJoin(sponsorships, eq(sponsorships.id, contracts.sponsorshipId))
    .where(and(eq(payments.id, id), inScope(actor, sql`${sponsorships.areaId}`)));
  if (rows.length === 0) throw outOfScope(actor, 'payment', id);
};

/** The agreement of a rate; null where there is none that the actor sees. */
export const findContractOfRate = async (db: Connection, actor: Actor, rateId: number): Promise<number | null> => {
  const [row] = await db
    .select({ contractId: contractRates.contractId })
    .from(contractRates)
    .where(and(eq(contractRates.id, rateId), inScope(actor, sql`${contractRates.areaId}`)));
  return row?.contractId ?? null;
};

const wasApproved = sql<boolean>`${contracts.status} = 'Godkendt'
  or exists (select from ${signedDocuments} where ${signedDocuments.contractId} = ${contracts.id})`;

/**
 * The contract that a payment is made on, locked until the transaction ends, so that its payments are made one after
 * the other and its rates stay as they are. Throws `missing` where there is none that the actor sees.
 */
export const lockPaidContract = async (
  tx: Connection,
  actor: Actor,
  id: number,
  missing = outOfScope(actor, 'contract', id),
) => {
  const [row] = await tx
    .select({ id: contracts.id, sponsorshipId: contracts.sponsorshipId, number: contracts.number, wasApproved })
    .from(contracts)
    .innerJoin(sponsorships, eq(sponsorships.id, contracts.sponsorshipId))
    .where(and(eq(contracts.id, id), inScope(actor, sql`${sponsorships.areaId}`)))
    .for('no key update', { of: contracts });
  if (!row) throw missing;
  return row;
};

/** What a contract's rate amounts to, and what others than one payment have registered of it; null where it has none such. */
export const findRateOf = (
  tx: Connection,
  { contractId, rateId, besides }: { contractId: number; rateId: number; besides: number | null },
) => {
  const ofOthers = tx
    .select({ sum: sql`coalesce(sum(${payments.amount}), 0)` })
    .from(payments)
    .where(and(eq(payments.rateId, rateId), besides === null ? undefined : ne(payments.id, besides)));
  const registered = sql`(${ofOthers})`.mapWith(payments.amount);
  return first(
    tx
      .select({ amount: contractRates.amount, registered })
      .from(contractRates)
      .where(and(eq(contractRates.id, rateId), eq(contractRates.contractId, contractId))),
  );
};

/** Says of an invoice that waited who registered that it is paid, and when. */
export const setRegistered = async (tx: Connection, id: number, { by, at }: Save): Promise<void> => {
  await tx.update(payments).set({ createdBy: by, createdAt: at }).where(eq(payments.id, id));
};

export const setInvoice = async (tx: Connection, id: number, fileId: number): Promise<void> => {
  await tx.update(payments).set({ invoiceFileId: fileId }).where(eq(payments.id, id));
};

/** Sums up anew what is paid on each rate of a contract: whoever writes a payment calls it. */
export const sumPaymentsOf = async (tx: Connection, contractId: number): Promise<void> => {
  await tx.execute(sql`update contract_rates r set paid = s.paid, registered = s.registered
    from (select o.id, coalesce(sum(p.amount) filter (where p.paid_on is not null), 0) as paid,
        coalesce(sum(p.amount), 0) as registered
      from contract_rates o left join payments p on p.rate_id = o.id
      where o.contract_id = ${contractId} group by o.id) s
    where s.id = r.id and (s.paid, s.registered) is distinct from (r.paid, r.registered)`);
};

const rowSchema = z.object({ number: z.string(), dueDate: z.string().nullable(), rest: z.string().nullable() });
const kronerText = (ore: bigint): string => withOre(oreToKroner(ore));

/** Two payments that can be made: of rates that lack something, else beside the rates of signed agreements. */
export const examplePayments = async (db: Connection): Promise<Examples> => {
  const rates = await rowsOf(
    db,
    rowSchema,
    sql`select c.number, r.due_date::text as "dueDate", (r.amount - r.registered)::text as rest
      from contract_rates r join contracts c on c.id = r.contract_id
      where c.status = 'Godkendt' and r.paid < r.amount and r.registered < r.amount order by r.due_date, r.id limit 2`,
  );
  const beside = await rowsOf(
    db,
    rowSchema,
    sql`select number, null as "dueDate", null as rest from contracts where status = 'Godkendt' order by id limit 2`,
  );
  const [first, second = first] = beside;
  const rows = [rates[0] ?? first, rates[1] ?? second].filter((row) => row !== undefined);
  return rows.map(({ number, dueDate, rest }, at) => ({
    // The number names the agreement.
    number,
    sponsorship: '',
    cvr: '',
    startDate: '',
    dueDate: dueDate ? shortDate(dueDate as IsoDate) : '',
    // A fifth of what is paid is moms.
    ...(rest && { amount: kronerText(toOre(rest)), vatAmount: at === 0 ? kronerText(toOre(rest) / 5n) : '' }),
  }));
};
