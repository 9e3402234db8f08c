import { type SQL, sql } from 'drizzle-orm';
import { addFile } from '../../features/files/files.store.ts';
import type { Database } from '../../lib/db/database.ts';
import { hashPassword } from '../../lib/passwords.ts';
import { agreementFile, dayOf, NEEDLE, PASSWORD, rows } from './many.sql.ts';

export type Bank = {
  sponsorships: number;
  /** The day that most agreements are active on, and the instant that everything was written. */
  now: Date;
};

const AREAS = 20;
const CATEGORIES = 30;
export const USERS = 200;
export const PRODUCTS = 100;
const CONTRACTS_EACH = 2;
const ITEMS_EACH = 5;
const CONTACTS_EACH = 4;
const DOCUMENTS_EACH = 5;

export const towns =
  'Ærø Øster Vester Aalborg Ålsgårde Munkebjerg Fælled Rønne Kløver Skagen Hjørring Næstved Køge Sæby Tønder Åbyhøj'.split(
    ' ',
  );
const clubs =
  'Boldklub Håndbold Idrætsforening Roklub Sejlklub Gymnastikforening Skytteforening Badminton Tennisklub Svømmeklub Rideklub Golfklub'.split(
    ' ',
  );
export const people = 'Anne Bo Carla Dorte Erik Frode Gudrun Hans Ida Jørgen Kåre Lærke Mads Nanna Ole Pia'.split(' ');
const titles =
  'Vedtægter Referat Budget Regnskab Bestyrelsesmøde Turneringsplan Bilag Fotoaftale Halbooking Årsberetning'.split(
    ' ',
  );

/** A number from 0 to `below`, another one for every row and purpose, the same in every run. */
export const chance = (row: SQL, purpose: number, below: number): SQL =>
  sql`(abs(hashint4((${row})::int * 64 + ${purpose}::int)) % ${below}::int)`;
/** One of these texts, chosen as a number is. */
export const oneOf = (values: readonly string[], row: SQL, purpose: number): SQL =>
  sql`(${sql.param(values)}::text[])[1 + ${chance(row, purpose, values.length)}]`;
const n = sql`n`;

const seedRegister = async (db: Database, now: Date): Promise<void> => {
  const saved = sql`${now}::timestamptz, 'System'`;
  await db.execute(
    sql`insert into areas (name, updated_at, updated_by) select 'Område ' || n, ${saved} from ${rows(AREAS)}`,
  );
  await db.execute(
    sql`insert into categories (name, updated_at, updated_by) select 'Idræt ' || n, ${saved} from ${rows(CATEGORIES)}`,
  );
  await db.execute(sql`insert into updates (title, description, create_date, updated_at, updated_by)
    select 'Nyt ' || n, '<p>Nyhed ' || n || '</p>', ${now}::timestamptz - n * interval '1 day', ${saved} from ${rows(50)}`);
  await db.execute(sql`insert into product_categories (name, section, sort, updated_at, updated_by)
    select section, section, n, ${saved} from unnest(array['Eksponering', 'Hospitality', 'Aktivering']) with ordinality p(section, n)`);
  await db.execute(sql`insert into products (name, category_id, sort, has_amount, is_ticket, is_utilization, updated_at, updated_by)
    select 'Produkt ' || n, 1 + n % 3, n, true, n % 10 = 1, n % 4 > 0, ${saved} from ${rows(PRODUCTS)}`);
};

/** Every sixth user, the first one too, is an Admin; the others are Brugere, those of an even number with the areas of even numbers. */
const seedUsers = async (db: Database, now: Date): Promise<void> => {
  const hash = await hashPassword(PASSWORD);
  await db.execute(sql`insert into users (name, email, password_hash, roles, updated_at, updated_by)
    select ${oneOf(people, n, 1)} || ' ' || n, 'nr' || n || '@bank.dk', ${hash},
      case when n % 6 = 1 then '{Admin}' else '{Bruger}' end::text[], ${now}::timestamptz, 'System' from ${rows(USERS)}`);
  await db.execute(sql`insert into user_areas (user_id, area_id)
    select u.id, a.id from users u join areas a on u.id % 6 = 1 or a.id % 2 = u.id % 2`);
};

const seedSponsorships = async (db: Database, { sponsorships, now }: Bank): Promise<void> => {
  await db.execute(sql`insert into sponsorships (name, short_name, category_id, area_id, user_id, address, zip_code, city,
      contact, contact_email, contact_phone, cvr, updated_at, updated_by)
    select ${oneOf(towns, n, 2)} || ' ' || ${oneOf(clubs, n, 3)} || ' ' || n || case when n = ${sponsorships}::int / 2 then ${` ${NEEDLE}`}::text else '' end,
      'K' || n, 1 + ${chance(n, 4, CATEGORIES)}, 1 + ${chance(n, 5, AREAS)}, 1 + ${chance(n, 6, USERS)},
      'Klubvej ' || n % 200, lpad((1000 + ${chance(n, 7, 8999)})::text, 4, '0'), ${oneOf(towns, n, 8)},
      ${oneOf(people, n, 9)} || ' ' || ${oneOf(towns, n, 10)}, 'klub' || n || '@klub.dk', '70 10 10 ' || n % 90,
      lpad((n::bigint * 7919 % 99999999)::text, 8, '1'), ${now}::timestamptz, 'System' from ${rows(sponsorships)}`);
};

/** Two of every sponsorship: this year's, of which one in ten is no more than a draft, and last year's. */
const seedContracts = async (db: Database, { now }: Bank): Promise<void> => {
  const file = await agreementFile(db, now);
  const day = dayOf(now);
  const row = sql`(s.id * 2 + y)`;
  await db.execute(sql`insert into contracts (number, sponsorship_id, status, category_id, start_date, end_date,
      renegotiation, sponsorship_amount, frozen, agreement_file_id, confirmed_at, confirmed_by, approved_at, approved_by)
    select to_char(begins, 'YYYY') || '-' || lpad(${row}::text, 6, '0'), s.id,
      case when is_draft then 'Kladde' else 'Godkendt' end, k.id, begins, begins + 364,
      case when ${chance(row, 13, 3)} > 0 then begins + 180 + ${chance(row, 14, 180)} end,
      1000 * (1 + ${chance(row, 15, 120)}) + ${chance(row, 16, 100)} / 100.0,
      case when not is_draft then jsonb_build_object('categoryName', k.name) end,
      case when not is_draft then ${file.id}::int end, case when not is_draft then ${now}::timestamptz end,
      'System', case when not is_draft then begins::timestamptz + ${chance(row, 17, 86_400)} * interval '1 second' end,
      'System'
    from sponsorships s cross join generate_series(0, ${CONTRACTS_EACH - 1}::int) y
    cross join lateral (select ${day} - y * 365 - ${chance(sql`s.id`, 11, 364)} as begins,
      y = 0 and ${chance(sql`s.id`, 12, 10)} = 0 as is_draft) planned
    join categories k on k.id = case when ${chance(row, 18, 5)} = 0 then 1 + ${chance(row, 19, CATEGORIES)} else s.category_id end
    order by y desc, s.id`);
};

const seedItems = async (db: Database): Promise<void> => {
  const row = sql`(c.id * 5 + i)`;
  await db.execute(sql`insert into contract_items (contract_id, product_id, position, selected, amount, catering, tv_angle,
      used, public, frozen)
    select c.id, p.id, i, true, 10, false, false, ${chance(row, 20, 11)}, k.section = 'Hospitality' and ${chance(row, 21, 100)} = 0,
      case when c.frozen is not null then jsonb_build_object('name', p.name, 'section', k.section, 'isTicket', p.is_ticket,
        'isUtilization', p.is_utilization, 'sort', p.sort) end
    from contracts c cross join generate_series(1, ${ITEMS_EACH}::int) i
    join products p on p.id = 1 + (${chance(sql`c.id`, 22, PRODUCTS)} + i * 7) % ${PRODUCTS}::int
    join product_categories k on k.id = p.category_id`);
};

/** What lies in the folders: contacts, the first of whom is the sponsorship's own, and documents, which share one file. */
const seedFolders = async (db: Database, now: Date): Promise<void> => {
  const saved = sql`${now}::timestamptz, 'System'`;
  const person = sql`(s.id * 4 + i)`;
  await db.execute(sql`insert into contacts (sponsorship_id, name, email, phone, is_primary, updated_at, updated_by)
    select s.id, case when i = 0 then s.contact else ${oneOf(people, person, 23)} || ' ' || ${oneOf(towns, person, 24)} end,
      case when i = 0 then s.contact_email else 'person' || ${person} || '@klub.dk' end,
      case when i = 0 then s.contact_phone else lpad((20000000 + ${person})::text, 8, '0') end, i = 0, ${saved}
    from sponsorships s cross join generate_series(0, ${CONTACTS_EACH - 1}::int) i`);
  const bytes = Buffer.from('%PDF-1.7 %');
  const file = await addFile(db, { kind: 'club-document', name: 'Bilag.pdf', type: 'application/pdf', bytes }, now);
  const document = sql`(s.id * 5 + i)`;
  await db.execute(sql`insert into club_documents (sponsorship_id, kind, title, file_id, created_at, created_by, updated_at, updated_by)
    select s.id, 'Andet', ${oneOf(titles, document, 25)} || ' ' || 2015 + ${chance(document, 26, 12)} || ' ' || ${oneOf(towns, document, 27)},
      ${file.id}::int, ${saved}, ${saved}
    from sponsorships s cross join generate_series(1, ${DOCUMENTS_EACH}::int) i`);
};

const seedAgreements = async (db: Database, bank: Bank): Promise<void> => {
  await seedContracts(db, bank);
  await seedItems(db);
};

/**
 * Fills an empty database with a large bank: so many sponsorships in twenty areas, the same in every run on the same
 * day, with four contacts, five documents and two agreements of five products each, or with those that are given. One sponsorship's name holds NEEDLE.
 */
export const seedBank = async (db: Database, bank: Bank, agreements = seedAgreements): Promise<void> => {
  await seedRegister(db, bank.now);
  await seedUsers(db, bank.now);
  await seedSponsorships(db, bank);
  await seedFolders(db, bank.now);
  await agreements(db, bank);
  await db.execute(sql`vacuum analyze`);
};
