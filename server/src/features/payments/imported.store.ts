import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Connection, rowsOf } from '../../lib/db/database.ts';

const text = z.string().nullable();
const contractSchema = z.object({
  id: z.number(),
  number: z.string(),
  externalNumber: text,
  sponsorshipId: z.number(),
  club: z.string(),
  startDate: text,
  wasApproved: z.boolean(),
  /** In their order, with what is registered on each. */
  rates: z.array(z.object({ id: z.number(), dueDate: text, amount: z.string(), registered: z.string() })),
});
/** An agreement that rows of a file may be payments on. */
export type PaidContract = z.output<typeof contractSchema>;

const number = z.coerce.number();
const paymentSchema = z.object({
  id: z.number(),
  version: z.number(),
  sponsorshipId: z.number(),
  contractId: z.number(),
  rateId: z.number().nullable(),
  amount: number,
  paidOn: text,
  reference: text,
  invoiceNumber: text,
  invoiceDate: text,
  vatAmount: number.nullable(),
  itemised: z.boolean().nullable(),
  note: text,
});
/** A payment as rows of a file are compared with it. */
export type ImportedPayment = z.output<typeof paymentSchema>;

type Among = { ids: readonly number[]; numbers: readonly string[]; sponsorshipIds: readonly number[] };

/** The agreements of these payments, with these numbers, today's or older, and of these sponsorships, by id. */
export const listPaidContracts = (db: Connection, { ids, numbers, sponsorshipIds }: Among): Promise<PaidContract[]> => {
  const lowered = sql.param(numbers.map((one) => one.toLowerCase()));
  return rowsOf(
    db,
    contractSchema,
    sql`with found as (
        select contract_id as id from payments where id = any(${sql.param([...ids])}::int[])
        union select id from contracts where number = any(${sql.param([...numbers])}::text[])
        union select id from contracts where external_number is not null and lower(external_number) = any(${lowered}::text[])
        union select id from contracts where sponsorship_id = any(${sql.param([...sponsorshipIds])}::int[]))
      select c.id, c.number, c.external_number as "externalNumber", c.sponsorship_id as "sponsorshipId", s.name as club,
        c.start_date::text as "startDate",
        c.status = 'Godkendt' or exists (select from signed_documents d where d.contract_id = c.id) as "wasApproved",
        coalesce((select json_agg(json_build_object('id', r.id, 'dueDate', r.due_date, 'amount', r.amount::text,
          'registered', r.registered::text) order by r.position) from contract_rates r where r.contract_id = c.id), '[]') as rates
      from found join contracts c on c.id = found.id join sponsorships s on s.id = c.sponsorship_id order by c.id`,
  );
};

/** All payments on these agreements, by id. */
export const listImportedPayments = (db: Connection, contractIds: readonly number[]): Promise<ImportedPayment[]> =>
  rowsOf(
    db,
    paymentSchema,
    sql`select id, version, sponsorship_id as "sponsorshipId", contract_id as "contractId", rate_id as "rateId", amount, paid_on::text as "paidOn", reference,
        invoice_number as "invoiceNumber", invoice_date::text as "invoiceDate", vat_amount as "vatAmount", itemised, note
      from payments where contract_id = any(${sql.param([...contractIds])}::int[]) order by id`,
  );
