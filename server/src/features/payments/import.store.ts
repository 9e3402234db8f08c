import { formValues, paymentInputSchema } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Connection, rowsOf } from '../../lib/db/database.ts';
import { payments } from './payments.table.ts';

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

const importedColumns = { ...formValues(paymentInputSchema, payments), sponsorshipId: payments.sponsorshipId };

/** All payments on these agreements, by id. */
export const listImportedPayments = (db: Connection, contractIds: readonly number[]) =>
  db
    .select(importedColumns)
    .from(payments)
    .where(sql`${payments.contractId} = any(${sql.param([...contractIds])}::int[])`)
    .orderBy(payments.id);
/** A payment as rows of a file are compared with it. */
export type ImportedPayment = Awaited<ReturnType<typeof listImportedPayments>>[number];
