import { sql } from 'drizzle-orm';
import type { Connection } from '../lib/db/database.ts';

/** What must hold after whatever went wrong, each as a query of the rows that break it. */
const broken = {
  'a document is not what was saved': `
    select id from files where encode(sha256(bytes), 'hex') <> sha256 or length(bytes) <> size`,
  'a file belongs to nothing': `
    select id from files where id not in (
      select logo_file_id from company where logo_file_id is not null
      union select picture_file_id from users where picture_file_id is not null
      union select logo_file_id from sponsorships where logo_file_id is not null
      union select agreement_file_id from contracts where agreement_file_id is not null
      union select file_id from signed_documents
      union select upload_file_id from signings where upload_file_id is not null
      union select file_id from club_documents
      union select unnest(file_ids) from mails
      union select file_id from proof_files
      union select file_id from kept_reports
      union select small_file_id from proof_files where small_file_id is not null
      union select invoice_file_id from payments where invoice_file_id is not null)`,
  'what is paid of a rate is not the sum of its payments': `
    select r.id from contract_rates r left join payments p on p.rate_id = r.id group by r.id
      having r.paid <> coalesce(sum(p.amount) filter (where p.paid_on is not null), 0)
        or r.registered <> coalesce(sum(p.amount), 0)`,
  'a rate or a payment lies elsewhere than its sponsorship': `
    select p.id from (select id, contract_id, sponsorship_id, area_id from contract_rates
        union all select id, contract_id, sponsorship_id, area_id from payments) p
      join contracts c on c.id = p.contract_id join sponsorships s on s.id = c.sponsorship_id
      where (p.sponsorship_id, p.area_id) <> (s.id, s.area_id)`,
  'the rates of an agreement are not numbered from 0': `
    select contract_id as id from contract_rates group by contract_id
      having min(position) <> 0 or max(position) <> count(*) - 1`,
  'an entry of use does not begin where the one before it ended': `
    select id from (select id, from_used, coalesce(lag(to_used) over (partition by item_id order by id), 0) as was
      from usage_entries) entries where from_used <> was`,
  'what is used is not what the last entry says': `
    select i.id from contract_items i where i.used <> coalesce(
      (select to_used from usage_entries e where e.item_id = i.id order by e.id desc limit 1), 0)`,
  'a change of use has no audit line, or one has no change': `
    select i.id from contract_items i where (select count(*) from usage_entries e where e.item_id = i.id) <>
      (select count(*) from audit_log a where a.entity = 'item' and a.entity_id = i.id and a.action = 'save-usage')`,
  'a line of the log does not say who did it': `
    select id from audit_log where id not in (select audit_id from audit_values where field = 'actor')`,
  'a sponsorship has not one audit line for each save': `
    select s.id from sponsorships s where s.version <> (select count(*) from audit_log a
      where a.entity = 'sponsorship' and a.entity_id = s.id and a.action in ('create', 'update', 'transfer'))`,
  'a sponsorship is neither there nor deleted': `
    select a.entity_id from audit_log a where a.entity = 'sponsorship' and a.action = 'create'
      and a.entity_id not in (select id from sponsorships)
      and 1 <> (select count(*) from audit_log d
        where d.entity = 'sponsorship' and d.action = 'delete' and d.entity_id = a.entity_id)`,
  // A new simple agreement is saved and confirmed in one.
  'an agreement has not one audit line for each save': `
    select c.id from contracts c where not c.simple and c.version <> (select count(*) from audit_log a
      where a.entity = 'contract' and a.entity_id = c.id
        and a.action in ('create', 'update', 'copy', 'confirm', 'approve', 'renew', 'reopen', 'undelete',
          'request-approval', 'withdraw-approval', 'decline-approval'))`,
  'a proof of delivery is of another sponsorship than its product, or has no files': `
    select p.id from proofs p left join contract_items i on i.id = p.item_id left join contracts c on c.id = i.contract_id
      where c.sponsorship_id <> p.sponsorship_id or p.id not in (select proof_id from proof_files)`,
  'a signature is not told of once': `
    select n.id from signers n where (n.signed_at is not null)::int <>
      (select count(*) from signing_events e where e.signer_id = n.id and e.kind = 'signed')`,
  'a signer has no mail': 'select id from signers where mail_id is null',
  'an agreement is out that awaits no signature': `
    select s.id from signings s join contracts c on c.id = s.contract_id where s.outcome is null and c.status <> 'Afventer'`,
  'an agreement renews one of another sponsorship, or itself': `
    select c.id from contracts c join contracts p on p.id = c.renews_id
      where p.sponsorship_id <> c.sponsorship_id or p.id = c.id`,
  'an agreement has another number of signed documents than its status wants': `
    select c.id from contracts c where (c.status = 'Godkendt')::int <> (
      select count(*) from signed_documents d where d.contract_id = c.id and d.removed_at is null)`,
  'a number was given that is not counted': `
    select c.id from contracts c left join contract_numbers n on n.year = split_part(c.number, '-', 1)::int
      where split_part(c.number, '-', 2)::int > coalesce(n.last, 0)`,
};

/** The sentences that do not hold of what is stored. */
export const brokenInvariants = async (db: Connection): Promise<string[]> => {
  const counts = Object.entries(broken).map(
    ([sentence, query]) => sql`select ${sentence}::text as sentence, count(*) as rows from (${sql.raw(query)}) found`,
  );
  const { rows } = await db.execute(sql.join(counts, sql` union all `));
  return rows.filter((row) => row.rows !== 0).map((row) => `${row.sentence} (${row.rows})`);
};

/** The dashboard's figures for one who sees everything, counted from the rows of the agreements alone. */
export const figuresByHand = async (db: Connection, today: string): Promise<unknown> => {
  const { rows } = await db.execute(sql`
    with active as (
      select distinct on (sponsorship_id) * from contracts
      where status = 'Godkendt' and ${today}::date between start_date and end_date
      order by sponsorship_id, start_date desc, approved_at desc, id desc),
    tracked as (
      select avg(used::numeric / amount) as used from contract_items
      where contract_id in (select id from active) and selected and is_utilization and amount > 0 group by contract_id)
    select coalesce(sum(sponsorship_amount), 0)::float8 as sum, count(*) as contracts,
      count(*) filter (where sponsorship_amount > 50000) as "bigContracts",
      count(*) filter (where id in (select contract_id from contract_items where selected and is_ticket)) as "hasTickets",
      (select round(round(avg(used) * 100, 12))::int from tracked) as utilization
    from active`);
  return rows[0];
};
