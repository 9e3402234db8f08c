import type { ContactInput } from '@sponsorat/api';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Connection } from '../../lib/db/database.ts';
import { danish } from '../../lib/resource/lists.ts';
import { contacts } from './contacts.table.ts';

export type ContactRecord = typeof contacts.$inferSelect;
type Values = Omit<ContactInput, 'id' | 'version'>;
type Save = { by: string; at: Date };

/** The contacts of a sponsorship: the primary one, then those who are there, then those who left; each by name. */
export const listContacts = (db: Connection, sponsorshipId: number): Promise<ContactRecord[]> =>
  db
    .select()
    .from(contacts)
    .where(eq(contacts.sponsorshipId, sponsorshipId))
    .orderBy(desc(contacts.primary), sql`${contacts.activeTo} is not null`, danish(sql`${contacts.name}`), contacts.id);

/** The contacts with these ids, and all of these sponsorships, by id. */
export const listContactsAmong = (
  db: Connection,
  { ids, sponsorshipIds }: { ids: readonly number[]; sponsorshipIds: readonly number[] },
): Promise<ContactRecord[]> =>
  db
    .select()
    .from(contacts)
    .where(sql`${contacts.id} = any(${sql.param([...ids])}::int[])
      or ${contacts.sponsorshipId} = any(${sql.param([...sponsorshipIds])}::int[])`)
    .orderBy(contacts.id);

/** A contact of a sponsorship that is locked, so that nobody else changes it either; null where it is no contact of it. */
export const findContact = async (tx: Connection, sponsorshipId: number, id: number): Promise<ContactRecord | null> => {
  const [row] = await tx
    .select()
    .from(contacts)
    .where(and(eq(contacts.id, id), eq(contacts.sponsorshipId, sponsorshipId)));
  return row ?? null;
};

export const findPrimary = async (tx: Connection, sponsorshipId: number): Promise<ContactRecord | null> => {
  const [row] = await tx
    .select()
    .from(contacts)
    .where(and(eq(contacts.sponsorshipId, sponsorshipId), eq(contacts.primary, true)));
  return row ?? null;
};

const saved = (row: ContactRecord | undefined): ContactRecord => {
  if (!row) throw new Error('The contact was not saved');
  return row;
};

export const insertContact = async (
  tx: Connection,
  values: Partial<Values> & Pick<Values, 'name'> & { sponsorshipId: number },
  { by, at }: Save,
): Promise<ContactRecord> => {
  const [row] = await tx
    .insert(contacts)
    .values({ ...values, updatedBy: by, updatedAt: at })
    .returning();
  return saved(row);
};

/** Saves columns of a contact, and raises its version. */
export const updateContact = async (
  tx: Connection,
  id: number,
  columns: Partial<Values>,
  { by, at }: Save,
): Promise<ContactRecord> => {
  const [row] = await tx
    .update(contacts)
    .set({ ...columns, version: sql`${contacts.version} + 1`, updatedBy: by, updatedAt: at })
    .where(eq(contacts.id, id))
    .returning();
  return saved(row);
};

export const deleteContact = async (tx: Connection, id: number): Promise<void> => {
  await tx.delete(contacts).where(eq(contacts.id, id));
};
