import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Connection, rowsOf } from '../../lib/db/database.ts';
import { danish, foldedSql, searchedFor } from '../../lib/resource/lists.ts';
import { takesSeats } from '../contracts/seats.sql.ts';

const guestRow = z.object({ recipient: z.string(), quantity: z.number(), companions: z.array(z.string()) });
export type Guest = z.infer<typeof guestRow>;

/**
 * Who is let in at an event, by name: names and numbers alone, as the list is handed to the club and customer relations
 * are confidential (lov om finansiel virksomhed § 117).
 */
export const listGuests = (db: Connection, eventId: number, search = ''): Promise<Guest[]> =>
  rowsOf(
    db,
    guestRow,
    sql`select g.recipient_name as recipient, g.quantity,
        (select coalesce(json_agg(c.companion ->> 'name' order by c.at), '[]')
          from jsonb_array_elements(g.companions) with ordinality as c (companion, at)) as companions
      from grants g join events e on e.id = g.event_id
      where g.event_id = ${eventId} and ${takesSeats}
        and ${searchedFor(search, foldedSql(sql`g.recipient_name`))}
      order by ${danish(sql`g.recipient_name`)}, g.id`,
  );
