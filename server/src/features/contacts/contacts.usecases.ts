import { type Contact, type ContactInput, contactSchema, formValues } from '@sponsorat/api';
import { audit } from '../../lib/audit/audit.store.ts';
import { today } from '../../lib/clock.ts';
import { contactStore, findPrimary } from '../sponsorships/contacts.store.ts';
import { copyPrimaryToSponsorship } from '../sponsorships/primary.usecases.ts';
import { defineRecord } from '../sponsorships/records.usecases.ts';

/** Who becomes the primary contact takes the star of whoever had it; who has left has none. */
export const contactDefinition = defineRecord({
  name: 'contact',
  store: contactStore,
  present: (rows): Contact[] => rows.map((row) => formValues(contactSchema, row)),
  columns: async (values: ContactInput, { tx, actor, clock, sponsorship, before, save }) => {
    const hasLeft = values.activeTo !== null && values.activeTo <= today(clock);
    const columns = { ...values, primary: values.primary && !hasLeft };
    const had = columns.primary ? await findPrimary(tx, sponsorship.id) : null;
    if (!had || had.id === before?.id) return columns;
    const after = await contactStore.update(tx, had.id, { primary: false }, save);
    const line = { action: 'update', entity: 'contact', entityId: had.id, sponsorshipId: sponsorship.id } as const;
    await audit(tx, clock, actor, { ...line, before: had, after });
    return columns;
  },
  afterSave: async (after, { tx, sponsorship, before, save }) => {
    if (after.primary || before?.primary)
      await copyPrimaryToSponsorship(tx, sponsorship, after.primary ? after : null, save);
  },
  remove: async (before, { tx, sponsorship, save }) => {
    await contactStore.delete(tx, before.id);
    if (before.primary) await copyPrimaryToSponsorship(tx, sponsorship, null, save);
  },
});
