import { type Contact, type ContactInput, contactInputSchema, formValues } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import { today } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import { checkVersion } from '../../lib/problem.ts';
import { outOfScope } from '../sponsorships/sponsorships.scope.ts';
import { lockSponsorship, type SponsorshipRecord, seesSponsorship } from '../sponsorships/sponsorships.store.ts';
import {
  type ContactRecord,
  deleteContact,
  findContact,
  findPrimary,
  insertContact,
  listContacts,
  updateContact,
} from './contacts.store.ts';
import { followPrimary } from './primary.usecases.ts';

const entity = 'contact';

const presentContact = (row: ContactRecord): Contact => ({
  ...formValues(contactInputSchema, row),
  sponsorshipId: row.sponsorshipId,
});

/** The contacts of a sponsorship. Throws 404. */
export const getContacts = async ({ db }: Pick<Deps, 'db'>, actor: Actor, id: number): Promise<Contact[]> => {
  if (!(await seesSponsorship(db, actor, id))) throw outOfScope(actor, 'sponsorship', id);
  return (await listContacts(db, id)).map(presentContact);
};

/** The sponsorship of a call, locked: whoever changes its contacts waits for each other here. Throws 404. */
const lockClub = async (tx: Connection, actor: Actor, id: number): Promise<SponsorshipRecord> => {
  const club = await lockSponsorship(tx, actor, id);
  if (!club) throw outOfScope(actor, 'sponsorship', id);
  return club;
};

const contactOf = async (tx: Connection, actor: Actor, club: SponsorshipRecord, id: number): Promise<ContactRecord> => {
  const contact = await findContact(tx, club.id, id);
  if (!contact) throw outOfScope(actor, 'contact', id);
  return contact;
};

/** A contact as it is now; its club and so the contact are locked. Throws 404. */
export const lockContact = async (tx: Connection, actor: Actor, sponsorshipId: number, id: number) =>
  contactOf(tx, actor, await lockClub(tx, actor, sponsorshipId), id);

/** Makes or saves a contact within a transaction. Throws as `saveContact` does. */
export const writeContact = async (
  tx: Connection,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  sponsorshipId: number,
  input: Input<ContactInput>,
): Promise<ContactRecord> => {
  const club = await lockClub(tx, actor, sponsorshipId);
  const before = input.id === undefined ? null : await contactOf(tx, actor, club, input.id);
  if (before) checkVersion(before, input.version);
  const { id: _id, version: _version, ...given } = input.value();
  const hasLeft = given.activeTo !== null && given.activeTo <= today(clock);
  const values = { ...given, primary: given.primary && !hasLeft };
  const save = { by: actor.name, at: clock.now() };
  const primary = await findPrimary(tx, club.id);
  if (values.primary && primary && primary.id !== before?.id) {
    const without = await updateContact(tx, primary.id, { primary: false }, save);
    const line = { action: 'update', entity, entityId: primary.id, sponsorshipId: club.id } as const;
    await audit(tx, clock, actor, { ...line, before: primary, after: without });
  }
  const after = before
    ? await updateContact(tx, before.id, values, save)
    : await insertContact(tx, { ...values, sponsorshipId: club.id }, save);
  if (after.primary || before?.primary) await followPrimary(tx, club, after.primary ? after : null, save);
  const line = { action: before ? 'update' : 'create', before, after } as const;
  await audit(tx, clock, actor, { ...line, entity, entityId: after.id, sponsorshipId: club.id });
  return after;
};

/**
 * Makes a contact, or saves one. Who becomes the primary contact takes the star of whoever had it; who has left has
 * none. Throws 404, 409 (somebody saved first) and 422.
 */
export const saveContact = (
  deps: Deps,
  actor: Actor,
  sponsorshipId: number,
  input: Input<ContactInput>,
): Promise<Contact> =>
  deps.db.transaction(async (tx) => presentContact(await writeContact(tx, deps, actor, sponsorshipId, input)));

/** Removes a contact. Throws 404. */
export const removeContact = (
  { db, clock }: Deps,
  actor: Actor,
  { id, contactId }: { id: number; contactId: number },
): Promise<void> =>
  db.transaction(async (tx) => {
    const club = await lockClub(tx, actor, id);
    const before = await contactOf(tx, actor, club, contactId);
    await deleteContact(tx, contactId);
    if (before.primary) await followPrimary(tx, club, null, { by: actor.name, at: clock.now() });
    await audit(tx, clock, actor, { action: 'delete', entity, entityId: contactId, sponsorshipId: id, before });
  });
