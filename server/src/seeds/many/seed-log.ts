import { sql } from 'drizzle-orm';
import type { Database } from '../../lib/db/database.ts';
import { rows, someone, text } from './many.sql.ts';

/** A line of each kind that there is much of, in turn; every fiftieth is of a club that is gone. */
const kind = sql`(array['sponsorship', 'contract', 'sponsorship', 'item', 'user', 'contract', 'item', 'product',
  'sponsorship', 'user'])[1 + n % 10]`;
const action = sql`case when n % 50 = 0 then 'delete' when n % 10 = 4 then 'login' when n % 10 = 9 then 'login-refused'
  when n % 10 in (3, 6) then 'save-usage' when n % 20 = 1 then 'create' else 'update' end`;

/**
 * Fills the audit log with so many lines of the last years, spread over the clubs, users and products that there are. Asked
 * of the owner of the tables, who may add values to lines of before.
 */
export const seedLog = async (owner: Database, { count, now }: { count: number; now: Date }): Promise<void> => {
  await owner.execute(sql`insert into audit_log (at, actor_id, action, entity, entity_id, before, after, request_id, sponsorship_id)
    select ${now}::timestamptz - (${count}::int - n) * interval '10 minutes',
      case when n % 10 <> 9 then ${someone('users', sql`n * 13`)} end, ${action}, ${kind},
      case ${kind} when 'user' then ${someone('users', sql`n`)} when 'product' then ${someone('products', sql`n`)}
        else ${someone('sponsorships', sql`n`)} + case when n % 50 = 0 then 1000000 else 0 end end,
      case when n % 20 <> 1 and n % 10 <> 4 then jsonb_build_object('name', ${text('før')}, 'city', ${text('by')}, 'zipCode', n % 9000,
        'areaId', 1, 'userId', 1, 'categoryId', 1, 'rates', ${text('rater')}, 'used', n % 7) end,
      case when n % 50 <> 0 and n % 10 <> 4 then jsonb_build_object('name',
        case when n % 200 = 2 then ${text('efter')} else ${text('før')} end, 'city', ${text('sted')}, 'zipCode', n % 9000,
        'areaId', 1, 'userId', 1, 'categoryId', 1, 'rates', ${text('rater')}, 'used', 1 + n % 7) end,
      gen_random_uuid()::text,
      case when ${kind} in ('sponsorship', 'contract', 'item') then ${someone('sponsorships', sql`n`)} end
    from ${rows(count)}`);
  await owner.execute(sql`insert into audit_values (audit_id, field, after, changed)
    select l.id, 'actor', jsonb_build_object('name', coalesce(u.name, 'Ukendt'), 'address', '10.0.0.' || l.id % 250), true
    from audit_log l left join users u on u.id = l.actor_id where not exists (select from audit_values v where v.audit_id = l.id)`);
  await owner.execute(sql`insert into audit_values (audit_id, field, before, after, changed)
    select l.id, f.field, to_jsonb(f.field || l.entity_id), to_jsonb(f.field || l.id), f.field <> 'name' or l.id % 100 = 9
    from audit_log l, unnest(case l.entity when 'user' then array['email', 'name'] else array['contact', 'contactEmail'] end) f (field)
    where l.entity in ('user', 'sponsorship') and l.action <> 'login' and not exists (
      select from audit_values v where v.audit_id = l.id and v.field = f.field)`);
  await owner.execute(sql`vacuum analyze audit_log`);
  await owner.execute(sql`vacuum analyze audit_values`);
};
