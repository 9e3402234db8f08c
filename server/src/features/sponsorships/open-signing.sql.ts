import { signingLimits } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';

const instant = (at: SQL): SQL => sql`to_char((${at}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * How the sending of an agreement stands that is out on a day, as a row: `remindFrom` is from when one of those who are
 * still to sign may be reminded. None where it is not out.
 */
export const openSigningOf = (contractId: SQL, today: SQL): SQL => sql`
  select case when g.upload_file_id is null then 'Sendt' else 'Modtaget' end as state, n.signed, n."of",
    g.deadline::text as deadline, g.sent_at, ${instant(sql`g.sent_at`)} as "sentAt",
    case when g.upload_file_id is null
      then ${instant(sql`n.mailed_at + make_interval(hours => ${signingLimits.reminderHours}::int)`)} end as "remindFrom"
  from signings g
  cross join lateral (select count(*)::int as "of", count(p.signed_at)::int as signed,
    min(p.mailed_at) filter (where p.signed_at is null) as mailed_at from signers p where p.signing_id = g.id) n
  where g.contract_id = ${contractId} and g.outcome is null
    and (g.upload_file_id is not null or g.deadline >= ${today})`;
