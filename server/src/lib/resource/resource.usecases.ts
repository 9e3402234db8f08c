import type { Actor } from '../actor.ts';
import { audit } from '../audit/audit.store.ts';
import type { Connection } from '../db/database.ts';
import {
  type ColumnsOf,
  deleteRow,
  insertRow,
  lockRow,
  type RecordVersion,
  type StoredRow,
  updateRow,
  type VersionedTable,
} from '../db/versions.ts';
import type { Deps } from '../deps.ts';
import type { Input } from '../http/input.ts';
import { checkUnused, checkVersion, existing, invalid, notFound } from '../problem.ts';
import { findUsedBy, namesInUse } from './in-use.sql.ts';
import { type SavedResource, theResource } from './resource.ts';

/** Makes or saves a resource within a transaction. Throws as `saveResource` does. */
export const writeResource = async <T extends VersionedTable, V>(
  tx: Connection,
  definition: SavedResource<T, V>,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  input: Input<V & RecordVersion>,
): Promise<StoredRow<T>> => {
  const { name, table } = definition;
  const before = input.id === undefined ? null : await lockRow(tx, table, input.id);
  if (input.id !== undefined && !before) throw notFound();
  if (before) checkVersion(before, input.version);
  const { id: _id, version: _version, ...rest } = input.value();
  const values = rest as V;
  const save = { by: actor.name, at: clock.now() };
  const saving = { before, at: save.at, tx };
  const problems = (await definition.check?.(values, saving)) ?? {};
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const columns = (await definition.columns?.(values, saving)) ?? (values as unknown as ColumnsOf<T>);
  const after = before
    ? await updateRow(tx, table, before.id, columns, save)
    : await insertRow(tx, table, columns, save);
  const line = { action: before ? 'update' : 'create', before, after } as const;
  await audit(tx, clock, actor, { ...line, entity: name, entityId: after.id });
  return after;
};

/** Makes a resource, or saves one. Throws 404, 409 (somebody saved first) and 422. */
export const saveResource = <T extends VersionedTable, V>(
  definition: SavedResource<T, V>,
  deps: Deps,
  actor: Actor,
  input: Input<V & RecordVersion>,
): Promise<StoredRow<T>> => deps.db.transaction((tx) => writeResource(tx, definition, deps, actor, input));

/** Removes a resource. Throws 404, and 409 that says by what it is in use. */
export const removeResource = <T extends VersionedTable, V>(
  definition: SavedResource<T, V>,
  { db, clock }: Deps,
  actor: Actor,
  id: number,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { name, table } = definition;
    // The lock holds off whoever would refer to the resource: what is not in use now is not when it goes.
    const before = existing(await lockRow(tx, table, id));
    const usedBy = await findUsedBy(tx, definition.usedBy?.(id) ?? []);
    checkUnused(usedBy, `${theResource(definition)} er i brug og kan ikke slettes: ${namesInUse(usedBy)}.`);
    await deleteRow(tx, table, id);
    await audit(tx, clock, actor, { action: 'delete', entity: name, entityId: id, before });
  });
