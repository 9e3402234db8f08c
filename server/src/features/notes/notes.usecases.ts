import { formValues, MOST_NOTES, type Note, type NoteInput, noteInputSchema, type PageQuery } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import { today } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import type { Page } from '../../lib/http/pages.ts';
import { checkVersion, conflict, invalid } from '../../lib/problem.ts';
import { lockContractOf } from '../contracts/contracts.store.ts';
import { outOfScope } from '../sponsorships/sponsorships.scope.ts';
import { lockSponsorship, seesSponsorship, shareLockSponsorship } from '../sponsorships/sponsorships.store.ts';
import { countNotes, deleteNote, insertNote, listNotes, lockNote, type NoteRecord, updateNote } from './notes.store.ts';

const entity = 'note';

const presentNote = (row: NoteRecord): Note => ({
  ...formValues(noteInputSchema, row),
  sponsorshipId: row.sponsorshipId,
  by: row.createdBy,
  at: row.createdAt.toISOString(),
});

/** A page of a sponsorship's notes, and how many there are. Throws 404. */
export const getNotes = async (
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: number,
  query: () => PageQuery,
): Promise<Page<Note>> => {
  if (!(await seesSponsorship(db, actor, id))) throw outOfScope(actor, 'sponsorship', id);
  const { before } = query();
  const [rows, total] = await Promise.all([listNotes(db, id, before), countNotes(db, id)]);
  return { rows: rows.map(presentNote), total };
};

const checkRoom = async (tx: Connection, id: number): Promise<void> => {
  if ((await countNotes(tx, id)) < MOST_NOTES) return;
  const most = MOST_NOTES.toLocaleString('da-DK');
  throw conflict(`Mappen har ${most} noter, og flere er der ikke plads til. Slet nogle, før du skriver en ny.`);
};

/** A note of the sponsorship that a call names, locked. Throws 404. */
const noteOf = async (tx: Connection, actor: Actor, sponsorshipId: number, id: number): Promise<NoteRecord> => {
  const note = await lockNote(tx, sponsorshipId, id);
  if (!note) throw outOfScope(actor, 'note', id);
  return note;
};

/** Makes a note, or saves one. Throws 404, 409 (somebody saved first, no room) and 422. */
export const saveNote = (
  { db, clock }: Deps,
  actor: Actor,
  sponsorshipId: number,
  input: Input<NoteInput>,
): Promise<Note> =>
  db.transaction(async (tx) => {
    // Whoever writes a new one waits for the others here, so that no two take the last place.
    const lock = input.id === undefined ? lockSponsorship : shareLockSponsorship;
    if (!(await lock(tx, actor, sponsorshipId))) throw outOfScope(actor, 'sponsorship', sponsorshipId);
    if (input.id === undefined) await checkRoom(tx, sponsorshipId);
    const before = input.id === undefined ? null : await noteOf(tx, actor, sponsorshipId, input.id);
    if (before) checkVersion(before, input.version);
    const { id: _id, version: _version, date, ...values } = input.value();
    if (values.contractId !== null && !(await lockContractOf(tx, values.contractId, sponsorshipId)))
      throw invalid({ contractId: 'Aftale skal være en af sponsoratets aftaler' });
    const given = { ...values, date: date ?? before?.date ?? today(clock) };
    const save = { by: actor.name, at: clock.now() };
    const after = before
      ? await updateNote(tx, before.id, given, save)
      : await insertNote(tx, { ...given, sponsorshipId }, save);
    const line = { action: before ? 'update' : 'create', before, after } as const;
    await audit(tx, clock, actor, { ...line, entity, entityId: after.id, sponsorshipId });
    return presentNote(after);
  });

/** Removes a note. Throws 404. */
export const removeNote = (
  { db, clock }: Deps,
  actor: Actor,
  { id: sponsorshipId, noteId }: { id: number; noteId: number },
): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await shareLockSponsorship(tx, actor, sponsorshipId))) throw outOfScope(actor, 'sponsorship', sponsorshipId);
    const before = await noteOf(tx, actor, sponsorshipId, noteId);
    await deleteNote(tx, noteId);
    await audit(tx, clock, actor, { action: 'delete', entity, entityId: noteId, sponsorshipId, before });
  });
