import { sql } from 'drizzle-orm';
import type { Database } from '../../lib/db/database.ts';
import { hashPassword } from '../../lib/passwords.ts';
import { agreementFile, dayOf, names, PASSWORD, rows, sections, someone, text } from './many.sql.ts';

export type Many = {
  /** How many there are of everything: areas, categories, products, users, sponsorships, … */
  count: number;
  /** The day that every agreement is active on, and the instant that everything was written. */
  now: Date;
};

const seedRegisters = async (db: Database, { count, now }: Many): Promise<void> => {
  const saved = sql`${now}::timestamptz, 'Anna Admin'`;
  await db.execute(sql`insert into areas (name, address, zip_code, city, updated_at, updated_by)
    select ${names('Område')}, ${text('gade')}, lpad((1000 + n % 8999)::text, 4, '0'), ${text('by')}, ${saved}
    from ${rows(count)}`);
  await db.execute(sql`insert into categories (name, updated_at, updated_by)
    select ${names('Idræt')}, ${saved} from ${rows(count)}`);
  await db.execute(sql`insert into updates (title, description, create_date, updated_at, updated_by)
    select ${names('Nyt')}, '<p>' || ${text('nyhed')} || '</p>', ${now}::timestamptz - n * interval '1 hour', ${saved}
    from ${rows(count)}`);
  await db.execute(sql`insert into product_categories (name, section, sort, updated_at, updated_by)
    select ${names('Kategori')}, ${sections}, n, ${saved} from ${rows(count)}`);
  await db.execute(sql`insert into templates (name, description, active, months, sponsor_pays_prints, rates, products,
      updated_at, updated_by)
    select ${names('Skabelon')}, ${text('beskrivelse')}, n % 5 > 0, 12 * (1 + n % 3), false, '[]', '[]', ${saved}
    from ${rows(count)}`);
  await db.execute(sql`insert into products (name, product_title, category_id, sort, has_amount, updated_at, updated_by)
    select ${names('Skilt')}, case when n % 5 > 0 then ${text('titel')} end, 1 + n % least(100, ${count}::int),
      case when n % 10 > 0 then n end, true, ${saved} from ${rows(count)}`);
};

const seedUsers = async (db: Database, { count, now }: Many): Promise<void> => {
  const hash = await hashPassword(PASSWORD);
  await db.execute(sql`insert into users (name, email, phone_number, password_hash, roles, updated_at, updated_by)
    select ${names('Bruger')}, 'nr' || n || '@bank.dk', '70 10 ' || n % 100, ${hash},
      case when n = 1 then '{Admin}' else '{Bruger}' end::text[], ${now}::timestamptz, 'System' from ${rows(count)}`);
  // Ten users an area, ten areas a user.
  await db.execute(sql`insert into user_areas (user_id, area_id)
    select u.id, a.id from (select id, row_number() over (order by id) as at from users) u
    join (select id, row_number() over (order by id) as at from areas) a on (u.at - 1) / 10 = (a.at - 1) / 10`);
};

const seedAgreements = async (db: Database, { count, now }: Many): Promise<void> => {
  const file = await agreementFile(db, now);
  const day = dayOf(now);
  await db.execute(sql`insert into sponsorships (name, short_name, category_id, area_id, user_id, address, zip_code, city,
      contact, contact_email, cvr)
    select ${names('Klub')}, 'K' || n, ${someone('categories', sql`n`)}, ${someone('areas', sql`n`)},
      ${someone('users', sql`n`)}, ${text('vej')}, '8000', ${text('by')}, ${text('formand')}, 'klub' || n || '@klub.dk',
      lpad((n * 7919 % 99999999)::text, 8, '1') from ${rows(count)}`);
  await db.execute(sql`insert into contracts (number, sponsorship_id, status, category_id, start_date, end_date,
      renegotiation, sponsorship_amount, frozen, agreement_file_id, confirmed_at, approved_at)
    select to_char(${day}, 'YYYY') || '-' || lpad(s.id::text, 5, '0'), s.id, 'Godkendt', s.category_id,
      ${day} - (s.id % 300)::int, ${day} + (s.id % 300)::int,
      case when s.id % 3 > 0 then ${day} + (s.id % 2)::int * (s.id % 300)::int end, 1000 * (1 + s.id % 120),
      jsonb_build_object('categoryName', k.name), ${file.id}, ${now}::timestamptz, ${now}::timestamptz
    from sponsorships s join categories k on k.id = s.category_id`);
  await db.execute(sql`insert into contract_items (contract_id, product_id, position, selected, amount, catering, tv_angle,
      used, public, frozen)
    select c.id, ${someone('products', sql`c.id + i`)}, i, true, 10, false, false, (c.id * i) % 11, false,
      jsonb_build_object('name', p.name, 'section', case i when 1 then 'Hospitality' else 'Eksponering' end,
        'isTicket', i = 1, 'isUtilization', true, 'sort', c.id % 500)
    from contracts c cross join generate_series(1, 3) i
    join products p on p.id = ${someone('products', sql`c.id + i`)}`);
};

/**
 * Fills an empty database with as many of everything as are asked for, alike for the same count: what lists are
 * measured on. The first user is an Admin; the row in the middle of everything is called by NEEDLE.
 */
export const seedMany = async (db: Database, many: Many): Promise<void> => {
  await seedRegisters(db, many);
  await seedUsers(db, many);
  await seedAgreements(db, many);
  await db.execute(sql`vacuum analyze`);
};
