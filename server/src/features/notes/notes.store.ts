import { type NoteInput, PAGE } from '@sponsorat/api';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Connection } from '../../lib/db/database.ts';
import { notes } from './notes.table.ts';

export type NoteRecord = typeof notes.$inferSelect;
type Values = Omit<NoteInput, 'id' | 'version' | 'date'> & { date: string };
type Save = { by: string; at: Date };

export const countNotes = (db: Connection, sponsorshipId: number): Promise<number> =>
  db.$count(notes, eq(notes.sponsorshipId, sponsorshipId));

/** A page of a sponsorship's notes, those that are pinned and then the newest: the first, or the one after a note. */
export const listNotes = (db: Connection, sponsorshipId: number, before?: number): Promise<NoteRecord[]> => {
  const last = sql`select b.pinned, b.date, b.id from notes b where b.id = ${before} and b.sponsorship_id = ${sponsorshipId}`;
  const follows = sql`(${notes.pinned}, ${notes.date}, ${notes.id}) < (${last})`;
  return db
    .select()
    .from(notes)
    .where(and(eq(notes.sponsorshipId, sponsorshipId), before === undefined ? undefined : follows))
    .orderBy(desc(notes.pinned), desc(notes.date), desc(notes.id))
    .limit(PAGE);
};

/** A note of a sponsorship, locked until the transaction ends; null where it is no note of it. */
export const lockNote = async (tx: Connection, sponsorshipId: number, id: number): Promise<NoteRecord | null> => {
  const [row] = await tx
    .select()
    .from(notes)
    .where(and(eq(notes.id, id), eq(notes.sponsorshipId, sponsorshipId)))
    .for('update');
  return row ?? null;
};

const saved = (row: NoteRecord | undefined): NoteRecord => {
  if (!row) throw new Error('The note was not saved');
  return row;
};

export const insertNote = async (
  tx: Connection,
  values: Values & { sponsorshipId: number },
  { by, at }: Save,
): Promise<NoteRecord> => {
  const [row] = await tx
    .insert(notes)
    .values({ ...values, createdBy: by, createdAt: at, updatedBy: by, updatedAt: at })
    .returning();
  return saved(row);
};

/** Saves a note that is locked, and raises its version. Who wrote it stays. */
export const updateNote = async (tx: Connection, id: number, values: Values, { by, at }: Save): Promise<NoteRecord> => {
  const [row] = await tx
    .update(notes)
    .set({ ...values, version: sql`${notes.version} + 1`, updatedBy: by, updatedAt: at })
    .where(eq(notes.id, id))
    .returning();
  return saved(row);
};

export const deleteNote = async (tx: Connection, id: number): Promise<void> => {
  await tx.delete(notes).where(eq(notes.id, id));
};
