import type { AuditActionOf, IsoDate, PageQuery } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import { type Clock, today } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { ColumnsOf, RecordVersion, Save, StoredRow } from '../../lib/db/versions.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import type { Page } from '../../lib/http/pages.ts';
import { checkVersion } from '../../lib/problem.ts';
import type { RecordStore, RecordTable } from './records.store.ts';
import { outOfScope, type ScopedKind } from './sponsorships.scope.ts';
import { checkSponsorship, lockSponsorship, type SponsorshipRecord } from './sponsorships.store.ts';

/*
 * The grammar of what hangs on a sponsorship: contacts, notes and documents are listed, saved and removed alike. Each
 * declares what sets it apart; who sees the sponsorship sees and changes them. Whoever changes one holds the
 * sponsorship, so that changes follow each other: no two take the last place or the star.
 */

type Changing = { tx: Connection; actor: Actor; clock: Clock; sponsorship: SponsorshipRecord; save: Save };
type Saving<T extends RecordTable> = Changing & { before: StoredRow<T> | null };

/** Kinds that lie in an area and are made, saved and removed. */
type RecordKind = {
  [K in ScopedKind]: 'create' | 'update' | 'delete' extends AuditActionOf<K> ? K : never;
}[ScopedKind];
type Columns<T extends RecordTable> = Partial<Omit<ColumnsOf<T>, 'sponsorshipId'>>;

export type RecordDefinition<T extends RecordTable, V, A> = {
  /** Its name in the audit log. */
  name: RecordKind;
  store: RecordStore<T>;
  /** Records as they are answered on a day. */
  present: (rows: StoredRow<T>[], db: Connection, today: IsoDate) => A[] | Promise<A[]>;
  /** Throws 409 where a sponsorship has no room for one more. */
  checkRoom?: (tx: Connection, sponsorshipId: number) => Promise<void>;
  /** The columns to save, once what must change first has changed. Throws 404 and 422. */
  columns: (values: V, saving: Saving<T>) => Columns<T> | Promise<Columns<T>>;
  /** What follows from a save. */
  afterSave?: (after: StoredRow<T>, saving: Saving<T>) => Promise<void>;
  /** How it is removed, where it is not deleted for good, and what follows. */
  remove?: (before: StoredRow<T>, changing: Changing) => Promise<void>;
};

/** Declares what hangs on a sponsorship. */
export const defineRecord = <T extends RecordTable, V, A>(definition: RecordDefinition<T, V, A>) => definition;

/** The records of a sponsorship, or a page of them, and how many there are. Throws 404 and 422. */
export const listRecords = async <T extends RecordTable, V, A>(
  { store, present }: Pick<RecordDefinition<T, V, A>, 'store' | 'present'>,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  sponsorshipId: number,
  query: () => PageQuery,
): Promise<Page<A>> => {
  await checkSponsorship(db, actor, sponsorshipId);
  const before = query().before;
  const [rows, total] = await Promise.all([store.list(db, sponsorshipId, before), store.count(db, sponsorshipId)]);
  return { rows: await present(rows, db, today(clock)), total };
};

/** A record of a sponsorship, which is locked with it. Throws 404. */
export const lockRecord = async <T extends RecordTable>(
  tx: Connection,
  { name, store }: { name: ScopedKind; store: RecordStore<T> },
  actor: Actor,
  sponsorshipId: number,
  id: number,
): Promise<StoredRow<T>> => {
  const record = await store.lockOf(tx, sponsorshipId, id);
  if (!record) throw outOfScope(actor, name, id);
  return record;
};

/** Makes or saves a record within a transaction. Throws as `saveRecord` does. */
export const writeRecord = async <T extends RecordTable, V, A>(
  tx: Connection,
  definition: RecordDefinition<T, V, A>,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  sponsorshipId: number,
  input: Input<V & RecordVersion>,
): Promise<StoredRow<T>> => {
  const { name, store } = definition;
  const sponsorship = await lockSponsorship(tx, actor, sponsorshipId);
  if (input.id === undefined) await definition.checkRoom?.(tx, sponsorshipId);
  const before = input.id === undefined ? null : await lockRecord(tx, definition, actor, sponsorshipId, input.id);
  if (before) checkVersion(before, input.version);
  const { id: _id, version: _version, ...values } = input.value();
  const save = { by: actor.name, at: clock.now() };
  const saving = { tx, actor, clock, sponsorship, before, save };
  const columns = await definition.columns(values as V, saving);
  const after = before
    ? await store.update(tx, before.id, columns as Partial<ColumnsOf<T>>, save)
    : await store.insert(tx, { ...columns, sponsorshipId } as ColumnsOf<T>, save);
  await definition.afterSave?.(after, saving);
  const line = { action: before ? 'update' : 'create', before, after } as const;
  await audit(tx, clock, actor, { ...line, entity: name, entityId: after.id, sponsorshipId });
  return after;
};

/** Makes a record, or saves one. Throws 404, 409 (somebody saved first, no room) and 422. */
export const saveRecord = <T extends RecordTable, V, A>(
  definition: RecordDefinition<T, V, A>,
  deps: Deps,
  actor: Actor,
  sponsorshipId: number,
  input: Input<V & RecordVersion>,
): Promise<A> =>
  deps.db.transaction(async (tx) => {
    const after = await writeRecord(tx, definition, deps, actor, sponsorshipId, input);
    const [answer] = await definition.present([after], tx, today(deps.clock));
    return answer as A;
  });

/** Removes a record. Throws 404. */
export const removeRecord = <T extends RecordTable, V, A>(
  definition: RecordDefinition<T, V, A>,
  { db, clock }: Deps,
  actor: Actor,
  { id: sponsorshipId, recordId }: { id: number; recordId: number },
): Promise<void> =>
  db.transaction(async (tx) => {
    const { name, store } = definition;
    const sponsorship = await lockSponsorship(tx, actor, sponsorshipId);
    const before = await lockRecord(tx, definition, actor, sponsorshipId, recordId);
    const changing = { tx, actor, clock, sponsorship, save: { by: actor.name, at: clock.now() } };
    if (definition.remove) await definition.remove(before, changing);
    else await store.delete(tx, recordId);
    await audit(tx, clock, actor, { action: 'delete', entity: name, entityId: recordId, sponsorshipId, before });
  });
