import type { IsoDate } from '@sponsorat/api';
import { and, eq, sql } from 'drizzle-orm';
import { type Actor, isAdmin } from '../../lib/actor.ts';
import type { Connection } from '../../lib/db/database.ts';
import { files } from '../files/files.table.ts';
import { activeContractOf } from './active-contract.sql.ts';
import { inScope } from './sponsorships.scope.ts';

/** A file, and the sponsorship whose agreement it is; null for any other file, and where the agreement is deleted. */
type ServedFile = typeof files.$inferSelect & {
  sponsorshipId: number | null;
  /** Of an invoice: its agreement's, which nothing says any more once the payment is gone. */
  contractNumber: string | null;
};
/** A file as its address names it. */
export type FileReference = { id: number; hash: string };

/** A file's own address: who has it has been given it, or guessed it. */
const isNamed = ({ id, hash }: FileReference) => and(eq(files.id, id), eq(sql`left(${files.sha256}, 16)`, hash));

/** True where there is a file at an address, whoever may fetch it. */
export const fileExists = async (db: Connection, reference: FileReference): Promise<boolean> =>
  (await db.select({ id: files.id }).from(files).where(isNamed(reference))).length > 0;

/** What names a file that is of a sponsorship `s`: the same rows say who may fetch it, and whose it is. */
const naming = {
  signed: sql`from signed_documents n left join contracts c on c.id = n.contract_id
    left join sponsorships s on s.id = c.sponsorship_id where n.file_id = files.id`,
  copy: sql`from signings n join contracts c on c.id = n.contract_id
    join sponsorships s on s.id = c.sponsorship_id where n.upload_file_id = files.id`,
  invoice: sql`from payments n join contracts c on c.id = n.contract_id
    join sponsorships s on s.id = c.sponsorship_id where n.invoice_file_id = files.id`,
  document: sql`from club_documents n left join sponsorships s on s.id = n.sponsorship_id where n.file_id = files.id`,
  proof: sql`from proof_files f join proofs n on n.id = f.proof_id
    left join sponsorships s on s.id = n.sponsorship_id where files.id in (f.file_id, f.small_file_id)`,
};

/** A file that the actor may fetch, by the rule of its kind; null for any other. */
export const findServedFile = async (
  db: Connection,
  actor: Actor,
  reference: FileReference,
  today: IsoDate,
): Promise<ServedFile | null> => {
  const inArea = inScope(actor, sql`s.area_id`);
  const inAreaUnlessRemoved = sql`(${isAdmin(actor)} or (n.removed_at is null and ${inArea}))`;
  const isServed = sql`case ${files.kind}
      -- for everyone logged in
      when 'company-logo' then exists (select from company where logo_file_id = ${files.id})
      -- for everyone logged in
      when 'user-picture' then exists (select from users where picture_file_id = ${files.id})
      -- for the area, or everyone where the club has a public hospitality item
      when 'sponsorship-logo' then exists (
        select from sponsorships s where s.logo_file_id = ${files.id} and (${inArea} or exists (
          select from (${activeContractOf(sql`s.id`, today)}) a
          join contract_items i on i.contract_id = a.id
          where i.public and i.selected and i.section = 'Hospitality')))
      -- for the area, also a copy that waits for the bank; a removed one for Admins
      when 'signed-document' then exists (select ${naming.signed} and ${inAreaUnlessRemoved})
        or exists (select ${naming.copy} and ${inArea})
      -- for the area
      when 'invoice' then exists (select ${naming.invoice} and ${inArea})
      -- for the area; a removed one for Admins
      when 'club-document' then exists (select ${naming.document} and ${inAreaUnlessRemoved})
      -- for the area; a removed one for Admins
      when 'proof' then exists (select ${naming.proof} and ${inAreaUnlessRemoved})
      -- for whoever kept it, and Admins
      when 'report' then exists (
        select from kept_reports k where k.file_id = ${files.id} and (${isAdmin(actor)} or k.user_id = ${actor.id}))
      else false
    end`;
  const owners = Object.values(naming).map((rows) => sql`(select s.id ${rows})`);
  const sponsorshipId = sql<number | null>`coalesce(${sql.join(owners, sql`, `)})`;
  const contractNumber = sql<string | null>`(select c.number ${naming.invoice})`;
  const [row] = await db
    .select({ file: files, sponsorshipId, contractNumber })
    .from(files)
    .where(and(isNamed(reference), isServed));
  if (!row) return null;
  const { file, ...belongsTo } = row;
  return { ...file, ...belongsTo };
};
