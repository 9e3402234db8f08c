import { type Contact, type ContactInput, contactInputSchema, formValues } from '@sponsorat/api';
import { audit } from '../../lib/audit/audit.store.ts';
import { today } from '../../lib/clock.ts';
import { defineRecord } from '../sponsorships/records.usecases.ts';
import { contactStore, findPrimary } from './contacts.store.ts';
import { followPrimary } from './primary.usecases.ts';

/** Who becomes the primary contact takes the star of whoever had it; who has left has none. */
export const contactRecord = defineRecord({
  name: 'contact',
  store: contactStore,
  present: (rows): Contact[] =>
    rows.map((row) => ({ ...formValues(contactInputSchema, row), sponsorshipId: row.sponsorshipId })),
  columns: async (values: ContactInput, { tx, actor, clock, club, before, save }) => {
    const hasLeft = values.activeTo !== null && values.activeTo <= today(clock);
    const primary = values.primary && !hasLeft;
    const had = primary ? await findPrimary(tx, club.id) : null;
    if (had && had.id !== before?.id) {
      const after = await contactStore.update(tx, had.id, { primary: false }, save);
      const line = { action: 'update', entity: 'contact', entityId: had.id, sponsorshipId: club.id } as const;
      await audit(tx, clock, actor, { ...line, before: had, after });
    }
    return { ...values, primary };
  },
  afterSave: async (after, { tx, club, before, save }) => {
    if (after.primary || before?.primary) await followPrimary(tx, club, after.primary ? after : null, save);
  },
  remove: async (before, { tx, club, save }) => {
    await contactStore.delete(tx, before.id);
    if (before.primary) await followPrimary(tx, club, null, save);
  },
});
