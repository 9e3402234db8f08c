import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Connection, oneRow, rowsOf } from './database.ts';

/** The role that a connection works as. */
export const roleOf = async (db: Connection): Promise<string> => {
  const { role } = await oneRow(rowsOf(db, z.object({ role: z.string() }), sql`select current_user as role`));
  return role;
};

const nameSchema = z.object({ name: z.string() });

/** What the audit log consists of: a database that is not migrated so far lacks a part. */
const auditTables = sql`select oid, relname as name, relowner from pg_class
  where relnamespace = 'public'::regnamespace and relname in ('audit_log', 'audit_values')`;

const isThere = async (tx: Connection, procedure: string): Promise<boolean> => {
  const rows = await rowsOf(tx, nameSchema, sql`select proname as name from pg_proc where proname = ${procedure}`);
  return rows.length > 0;
};

const isTable = async (tx: Connection, table: string): Promise<boolean> => {
  const rows = await rowsOf(tx, nameSchema, sql`select ${table} as name where to_regclass(${table}) is not null`);
  return rows.length > 0;
};

/**
 * Grants a role what the app needs to work, of every table that there is: rows, never the tables themselves; of the audit
 * log to add and to read, and to erase by the one function that tells so itself; of documents that were removed to delete them by another; of files and documents nothing that
 * changes what they are. Asked by the tables' owner after migrating, so that no table is forgotten.
 */
export const grantRights = async (tx: Connection, role: string): Promise<void> => {
  const to = sql.identifier(role);
  await tx.execute(sql`grant usage on schema public, drizzle to ${to}`);
  await tx.execute(sql`grant select, insert, update, delete on all tables in schema public to ${to}`);
  // To read how far the numbers of rows have come, for a backup.
  await tx.execute(sql`grant select on all sequences in schema public to ${to}`);
  for (const { name } of await rowsOf(tx, nameSchema, auditTables)) {
    await tx.execute(sql`revoke all on ${sql.identifier(name)} from ${to}`);
    await tx.execute(sql`grant select, insert on ${sql.identifier(name)} to ${to}`);
  }
  if (await isThere(tx, 'erase_audit_values'))
    await tx.execute(sql`grant execute on function erase_audit_values to ${to}`);
  if (await isThere(tx, 'delete_removed_documents'))
    await tx.execute(sql`grant execute on function delete_removed_documents to ${to}`);
  await tx.execute(sql`revoke all on files, signed_documents from ${to}`);
  // The reference of a document keeps its file from being deleted.
  await tx.execute(sql`grant select, insert, delete on files to ${to}`);
  await tx.execute(sql`grant select, insert, update (removed_by, removed_at, reason) on signed_documents to ${to}`);
  if (await isTable(tx, 'club_documents')) {
    await tx.execute(sql`revoke all on club_documents from ${to}`);
    // The agreement too: one that is deleted unties it, and ties it again as it comes back.
    const changed = sql`contract_id, kind, title, version, updated_at, updated_by, removed_at, removed_by`;
    await tx.execute(sql`grant select, insert, update (${changed}) on club_documents to ${to}`);
  }
  if (await isTable(tx, 'proofs')) {
    await tx.execute(sql`revoke all on proofs, proof_files from ${to}`);
    // Its product too: an agreement that is deleted unties it, and ties it again as it comes back.
    const changed = sql`item_id, usage_id, removed_at, removed_by`;
    await tx.execute(sql`grant select, insert, update (${changed}) on proofs to ${to}`);
    await tx.execute(sql`grant select, insert on proof_files to ${to}`);
  }
  if (await isTable(tx, 'signing_events'))
    await tx.execute(sql`revoke update, delete, truncate on signing_events from ${to}`);
  await tx.execute(sql`grant select on drizzle.__drizzle_migrations to ${to}`);
};

/** Whether the role of a connection could change or empty the audit log, itself or as another role that it may take. */
export const mayChangeAuditLog = async (db: Connection): Promise<boolean> => {
  const tables = await rowsOf(
    db,
    z.object({ may: z.boolean() }),
    sql`select pg_has_role(relowner, 'member') or has_table_privilege(oid, 'update, delete, truncate, trigger') as may
    from (${auditTables}) tables`,
  );
  return tables.length === 0 || tables.some(({ may }) => may);
};
