import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Connection, rowsOf } from './database.ts';

/** The role that a connection works as. */
export const roleOf = async (db: Connection): Promise<string> => {
  const [row] = await rowsOf(db, z.object({ role: z.string() }), sql`select current_user as role`);
  return row?.role ?? '';
};

/**
 * Grants a role what the app needs to work, of every table that there is: rows, never the tables themselves; of the
 * audit log to add and to read; of files and signed documents nothing that changes what they are. Asked by the tables'
 * owner after migrating, so that no table is forgotten.
 */
export const grantRights = async (tx: Connection, role: string): Promise<void> => {
  const to = sql.identifier(role);
  await tx.execute(sql`grant usage on schema public, drizzle to ${to}`);
  await tx.execute(sql`grant select, insert, update, delete on all tables in schema public to ${to}`);
  // To read how far the numbers of rows have come, for a backup.
  await tx.execute(sql`grant select on all sequences in schema public to ${to}`);
  await tx.execute(sql`revoke all on audit_log, files, signed_documents from ${to}`);
  await tx.execute(sql`grant select, insert on audit_log to ${to}`);
  // The reference of a signed document keeps its file from being deleted.
  await tx.execute(sql`grant select, insert, delete on files to ${to}`);
  await tx.execute(sql`grant select, insert, update (removed_by, removed_at, reason) on signed_documents to ${to}`);
  await tx.execute(sql`grant select on drizzle.__drizzle_migrations to ${to}`);
};

/** Whether the role of a connection could change or empty the audit log, itself or as another role that it may take. */
export const mayChangeAuditLog = async (db: Connection): Promise<boolean> => {
  const [row] = await rowsOf(
    db,
    z.object({ may: z.boolean() }),
    sql`select pg_has_role(relowner, 'member') or has_table_privilege(oid, 'update, delete, truncate, trigger') as may
    from pg_class where oid = 'audit_log'::regclass`,
  );
  return row?.may ?? true;
};
