import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, rowsOf } from '../../lib/db/database.ts';

const fullClub = z.object({ club: z.number(), contract: z.number(), draft: z.number() });
/** The club of which there is most, one of its agreements, and a draft of another, all seen by the second user. */
export type FullClub = z.output<typeof fullClub>;

const NOTES = 2_000;
const LINES = 50_000;

/** Fills one club with as much as a user may write. */
export const fillClub = async (db: Database): Promise<FullClub> => {
  const [full] = await rowsOf(
    db,
    fullClub,
    sql`select c.sponsorship_id as club, c.id as contract,
        (select d.id from contracts d join sponsorships s on s.id = d.sponsorship_id
          where d.status = 'Kladde' and s.area_id % 2 = 0 limit 1) as draft
      from contracts c join sponsorships s on s.id = c.sponsorship_id
      where c.status = 'Godkendt' and s.area_id % 2 = 0 order by c.id limit 1`,
  );
  if (!full) throw new Error('There is no club');
  await db.execute(sql`insert into notes (sponsorship_id, kind, date, text, created_by, updated_at, updated_by)
    select ${full.club}, 'Note', '2026-01-01'::date + n % 300, left(repeat(md5(n::text), 320), 10000), 'Bo', now(), 'Bo'
    from generate_series(1, ${NOTES}::int) n`);
  await db.execute(sql`with line as (
      insert into audit_log (at, actor_id, action, entity, entity_id, before, after, sponsorship_id)
      select now() - n * interval '1 minute', 2, 'update', 'sponsorship', ${full.club}::int,
        jsonb_build_object('name', 'Klub', 'version', n, 'address', 'Vej ' || n),
        jsonb_build_object('name', 'Klub', 'version', n + 1, 'address', 'Vej ' || n + 1), ${full.club}::int
      from generate_series(1, ${LINES}::int) n returning id)
    insert into audit_values (audit_id, field, before, after, changed)
    select id, 'actor', null::jsonb, '{"name": "Bo"}'::jsonb, true from line
    union all select id, 'contact', to_jsonb('A ' || id), to_jsonb('B ' || id), true from line`);
  await db.execute(sql`insert into usage_entries (item_id, from_used, to_used, note, at, by)
    select (select id from contract_items where contract_id = ${full.contract} limit 1), n % 10, (n + 1) % 10, repeat('x', 200), now(), 'Bo'
    from generate_series(1, 5000) n`);
  await db.execute(sql`analyze`);
  return full;
};
