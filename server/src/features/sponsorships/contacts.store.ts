import type { IsoDate } from '@sponsorat/api';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Connection } from '../../lib/db/database.ts';
import { danish } from '../../lib/resource/lists.ts';
import { contacts } from './contacts.table.ts';
import { recordStore } from './records.store.ts';

export type ContactRow = typeof contacts.$inferSelect;

/** A sponsorship's contacts: the primary one, then those who are there, then those who left; each by name. */
export const contactStore = recordStore(contacts, {
  order: [desc(contacts.primary), sql`${contacts.activeTo} is not null`, danish(sql`${contacts.name}`)],
});

/** The contacts with these ids, and all of these sponsorships, by id. */
export const listContactsAmong = (
  db: Connection,
  { ids, sponsorshipIds }: { ids: readonly number[]; sponsorshipIds: readonly number[] },
): Promise<ContactRow[]> =>
  db
    .select()
    .from(contacts)
    .where(sql`${contacts.id} = any(${sql.param([...ids])}::int[])
      or ${contacts.sponsorshipId} = any(${sql.param([...sponsorshipIds])}::int[])`)
    .orderBy(contacts.id);

export const findPrimary = (tx: Connection, sponsorshipId: number): Promise<ContactRow | null> =>
  contactStore.find(tx, and(eq(contacts.sponsorshipId, sponsorshipId), eq(contacts.primary, true)));

/** The contacts of a sponsorship who are there on a day and have an e-mail, the primary one first. */
export const listReachable = async (db: Connection, sponsorshipId: number, day: IsoDate) =>
  (await contactStore.list(db, sponsorshipId)).flatMap(({ name, email, primary, activeTo }) =>
    email && (activeTo === null || activeTo > day) ? [{ name, email, primary }] : [],
  );
