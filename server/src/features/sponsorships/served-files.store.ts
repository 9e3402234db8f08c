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

/**
 * A file that the actor may fetch; null for any other. The bank's logo and users' pictures are for everyone logged
 * in; a club's logo needs the area, or a public hospitality item; a signed document, also a copy that waits for the bank,
 * needs the area, a removed one
 * an Admin, and so a document of its folder and what shows a delivery; an invoice needs the area; a kept report is of
 * whoever kept it, and of Admins.
 */
export const findServedFile = async (
  db: Connection,
  actor: Actor,
  reference: FileReference,
  today: IsoDate,
): Promise<ServedFile | null> => {
  const inArea = inScope(actor, sql`s.area_id`);
  const isServed = sql`case ${files.kind}
      when 'company-logo' then exists (select from company where logo_file_id = ${files.id})
      when 'user-picture' then exists (select from users where picture_file_id = ${files.id})
      when 'sponsorship-logo' then exists (
        select from sponsorships s where s.logo_file_id = ${files.id} and (${inArea} or exists (
          select from (${activeContractOf(sql`s.id`, today)}) a
          join contract_items i on i.contract_id = a.id
          where i.public and i.selected and i.section = 'Hospitality')))
      when 'signed-document' then exists (
        select from signed_documents d
        left join contracts c on c.id = d.contract_id
        left join sponsorships s on s.id = c.sponsorship_id
        where d.file_id = ${files.id} and (${isAdmin(actor)} or (d.removed_at is null and ${inArea})))
        or exists (select from signings g join contracts c on c.id = g.contract_id
          join sponsorships s on s.id = c.sponsorship_id where g.upload_file_id = ${files.id} and ${inArea})
      when 'invoice' then exists (
        select from payments p join contracts c on c.id = p.contract_id join sponsorships s on s.id = c.sponsorship_id
        where p.invoice_file_id = ${files.id} and ${inArea})
      when 'club-document' then exists (
        select from club_documents d left join sponsorships s on s.id = d.sponsorship_id
        where d.file_id = ${files.id} and (${isAdmin(actor)} or (d.removed_at is null and ${inArea})))
      when 'proof' then exists (
        select from proof_files o join proofs p on p.id = o.proof_id left join sponsorships s on s.id = p.sponsorship_id
        where ${files.id} in (o.file_id, o.small_file_id) and (${isAdmin(actor)} or (p.removed_at is null and ${inArea})))
      when 'report' then exists (
        select from kept_reports k where k.file_id = ${files.id} and (${isAdmin(actor)} or k.user_id = ${actor.id}))
      else false
    end`;
  const sponsorshipId = sql<number | null>`coalesce(
    (select c.sponsorship_id from signed_documents d join contracts c on c.id = d.contract_id
      where d.file_id = files.id),
    (select c.sponsorship_id from signings g join contracts c on c.id = g.contract_id
      where g.upload_file_id = files.id),
    (select c.sponsorship_id from payments p join contracts c on c.id = p.contract_id
      where p.invoice_file_id = files.id),
    (select d.sponsorship_id from club_documents d where d.file_id = files.id),
    (select p.sponsorship_id from proof_files o join proofs p on p.id = o.proof_id
      where files.id in (o.file_id, o.small_file_id)))`;
  const contractNumber = sql<string | null>`(select c.number from payments p join contracts c on c.id = p.contract_id
    where p.invoice_file_id = files.id)`;
  const [row] = await db
    .select({ file: files, sponsorshipId, contractNumber })
    .from(files)
    .where(and(isNamed(reference), isServed));
  if (!row) return null;
  const { file, ...belongsTo } = row;
  return { ...file, ...belongsTo };
};
