import { contractStatuses } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Connection, rowsOf } from '../../lib/db/database.ts';

const text = z.string().nullable();
const rowSchema = z.object({
  id: z.number(),
  version: z.number(),
  number: z.string(),
  sponsorshipId: z.number(),
  club: z.string(),
  simple: z.boolean(),
  status: z.enum(contractStatuses),
  categoryId: z.number().nullable(),
  /** As the agreement says it, or as it is called today. */
  categoryName: text,
  startDate: text,
  endDate: text,
  renegotiation: text,
  sponsorshipAmount: z.coerce.number().nullable(),
  exclusivity: text,
  specialAgreements: text,
  rates: z.array(z.object({ amount: z.number(), dueDate: text })),
});
/** An agreement as rows of a file are compared with it. */
export type ImportedContract = z.output<typeof rowSchema>;

/** Every agreement there is, by id. */
export const listImportedContracts = (db: Connection): Promise<ImportedContract[]> =>
  rowsOf(
    db,
    rowSchema,
    sql`select c.id, c.version, c.number, c.sponsorship_id as "sponsorshipId", s.name as club, c.simple, c.status,
        c.category_id as "categoryId",
        case when c.frozen is null then k.name else c.frozen_category_name end as "categoryName",
        c.start_date::text as "startDate", c.end_date::text as "endDate", c.renegotiation::text as renegotiation,
        c.sponsorship_amount as "sponsorshipAmount", c.exclusivity, c.special_agreements as "specialAgreements",
        coalesce(r.rates, '[]') as rates
      from contracts c
      join sponsorships s on s.id = c.sponsorship_id
      left join categories k on k.id = c.category_id
      left join (select contract_id, json_agg(json_build_object('amount', amount::float8, 'dueDate', due_date) order by position) as rates
        from contract_rates group by contract_id) r on r.contract_id = c.id
      order by c.id`,
  );
