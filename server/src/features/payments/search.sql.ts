import { type SQL, sql } from 'drizzle-orm';
import { searchedFor } from '../../lib/resource/lists.ts';

/** The ids of contracts that a search finds: by their number, their club or whoever is responsible for it. */
export const contractsFound = (search: string): SQL => {
  const found = (text: SQL) => searchedFor(search, sql`lower(${text} collate danish)`);
  return sql`select c.id from contracts c where ${found(sql`c.number`)}
    union select c.id from contracts c join sponsorships s on s.id = c.sponsorship_id join users u on u.id = s.user_id
      where ${found(sql`s.name`)} or ${found(sql`s.short_name`)} or ${found(sql`u.name`)}`;
};

/** True of a rate `r` with an invoice of such a number, or a payment of such a reference. */
export const invoiceFound = (search: string): SQL => sql`r.id = any(array(select p.rate_id from payments p
  where p.rate_id is not null and ${searchedFor(search, sql`lower(concat_ws(E'\\n', p.invoice_number, p.reference) collate danish)`)}))`;
