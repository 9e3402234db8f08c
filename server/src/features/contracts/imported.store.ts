import { contractStatuses } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Connection, rowsOf } from '../../lib/db/database.ts';

const text = z.string().nullable();
const share = z.coerce.number().nullable();
const rowSchema = z.object({
  id: z.number(),
  version: z.number(),
  number: z.string(),
  externalNumber: text,
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
  confirmedOn: text,
  signedOn: text,
  sponsorshipAmount: z.coerce.number().nullable(),
  valueOfAdvertisement: share,
  valueOfTickets: share,
  valueOfCatering: share,
  valueOfTravel: share,
  /** By id: a cell has no order. */
  additionalCategories: z.array(z.number()),
  exclusivity: text,
  specialAgreements: text,
  rates: z.array(z.object({ amount: z.number(), dueDate: text })),
  /** The rates with what is registered on each. */
  paidRates: z.array(z.object({ id: z.number(), amount: z.number(), dueDate: text, registered: z.number() })),
});
/** An agreement as rows of a file are compared with it. */
export type ImportedContract = z.output<typeof rowSchema>;

type Among = { ids: readonly number[]; numbers: readonly string[]; sponsorshipIds: readonly number[] };

/** The agreements with these ids or numbers, and all of these sponsorships, by id. */
export const listImportedContracts = (
  db: Connection,
  { ids, numbers, sponsorshipIds }: Among,
): Promise<ImportedContract[]> =>
  rowsOf(
    db,
    rowSchema,
    sql`select c.id, c.version, c.number, c.external_number as "externalNumber", c.sponsorship_id as "sponsorshipId", s.name as club, c.simple, c.status,
        c.category_id as "categoryId",
        case when c.frozen is null then k.name else c.frozen_category_name end as "categoryName",
        c.start_date::text as "startDate", c.end_date::text as "endDate", c.renegotiation::text as renegotiation,
        c.confirmed_on::text as "confirmedOn", c.signed_on::text as "signedOn",
        c.sponsorship_amount as "sponsorshipAmount", c.exclusivity, c.special_agreements as "specialAgreements",
        c.value_of_advertisement as "valueOfAdvertisement", c.value_of_tickets as "valueOfTickets",
        c.value_of_catering as "valueOfCatering", c.value_of_travel as "valueOfTravel",
        array(select category_id from contract_categories where contract_id = c.id order by category_id)
          as "additionalCategories",
        coalesce(r.rates, '[]') as rates, coalesce(r."paidRates", '[]') as "paidRates"
      from contracts c
      join sponsorships s on s.id = c.sponsorship_id
      left join categories k on k.id = c.category_id
      left join lateral (
        select json_agg(json_build_object('amount', amount::float8, 'dueDate', due_date) order by position) as rates,
          json_agg(json_build_object('id', id, 'amount', amount::float8, 'dueDate', due_date, 'registered', registered::float8)
            order by position) as "paidRates"
        from contract_rates where contract_id = c.id) r on true
      where c.id = any(${sql.param([...ids])}::int[]) or c.number = any(${sql.param([...numbers])}::text[])
        or c.sponsorship_id = any(${sql.param([...sponsorshipIds])}::int[])
      order by c.id`,
  );
