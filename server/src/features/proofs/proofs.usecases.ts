import { MOST_PROOFS, type Proof, type ProofInput } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import { today } from '../../lib/clock.ts';
import { type Connection, readSnapshot } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import type { FilesInput } from '../../lib/http/upload.ts';
import { conflict, invalid } from '../../lib/problem.ts';
import { addFile, fileUrl } from '../files/files.store.ts';
import { lockRecord } from '../sponsorships/records.usecases.ts';
import { outOfScope } from '../sponsorships/sponsorships.scope.ts';
import { checkSponsorship, lockSponsorship } from '../sponsorships/sponsorships.store.ts';
import {
  addProofFile,
  archiveProof,
  findFilesOf,
  isItemOf,
  isUsageOf,
  listProofs,
  lockItemOf,
  type ProofRow,
  productsOf,
  proofStore,
} from './proofs.store.ts';
import { readProofs, type StoredProof } from './read-proof.ts';

/** Proofs as they are answered, in their order. */
const presentProofs = async (rows: readonly ProofRow[], db: Connection): Promise<Proof[]> => {
  const files = await findFilesOf(db, rows);
  const products = await productsOf(db, rows);
  return rows.flatMap(({ id, sponsorshipId, itemId, usageId, date, note, createdBy: by, createdAt, removedAt }) => {
    const product = products.get(itemId ?? 0);
    // Whose sponsorship or product is deleted is found by no call.
    if (sponsorshipId === null || itemId === null || product === undefined) return [];
    return [
      {
        id,
        sponsorshipId,
        itemId,
        product,
        usageId,
        date,
        note,
        by,
        files: (files.get(id) ?? []).map((file) => ({
          url: fileUrl(file) as string,
          type: file.type,
          small: fileUrl(file.small),
        })),
        at: createdAt.toISOString(),
        removedAt: removedAt?.toISOString() ?? null,
      },
    ];
  });
};

/** A sponsorship's proofs of delivery, or a product's of it. Throws 404. */
export const listProofsOf = (
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  sponsorshipId: number,
  item: number | undefined,
): Promise<Proof[]> =>
  readSnapshot(db, async (tx) => {
    await checkSponsorship(tx, actor, sponsorshipId);
    const itemIds = item === undefined ? undefined : [item];
    return presentProofs(await listProofs(tx, { sponsorshipId, itemIds }), tx);
  });

/** Those of an item that the actor has been let into. */
export const readProofsOfItem = async (tx: Connection, itemId: number): Promise<Proof[]> =>
  presentProofs(await listProofs(tx, { itemIds: [itemId] }), tx);

const checkRoom = async (db: Connection, sponsorshipId: number): Promise<void> => {
  if ((await proofStore.count(db, sponsorshipId)) < MOST_PROOFS) return;
  const most = MOST_PROOFS.toLocaleString('da-DK');
  throw conflict(
    `Sponsoratet har ${most} beviser, og flere er der ikke plads til. Fjern nogle, før du tilføjer et nyt.`,
  );
};

type UploadInput = {
  file: FilesInput;
  /** The product that the call names, where it names one: what is wrong with the rest is said later. */
  item: number | undefined;
  query: () => ProofInput;
};

/** Adds what shows that a product was delivered, all of its files or none. Throws 404, 409 (no room), 413, 415 and 422. */
export const addProof = async (
  { db, clock }: Deps,
  actor: Actor,
  sponsorshipId: number,
  { file, item: named, query }: UploadInput,
): Promise<Proof> => {
  await checkSponsorship(db, actor, sponsorshipId);
  if (named !== undefined && !(await isItemOf(db, sponsorshipId, named))) throw outOfScope(actor, 'item', named);
  await checkRoom(db, sponsorshipId);
  // Decoding takes a while: nobody waits for it with a lock.
  const judged = await readProofs(file.values());
  const { item: itemId, usage, date, note } = query();
  if (date > today(clock)) throw invalid({ date: 'Dato kan ikke være efter i dag' });
  return db.transaction(async (tx) => {
    // Whoever adds one waits for the others here, so that no two take the last place.
    await lockSponsorship(tx, actor, sponsorshipId);
    await checkRoom(tx, sponsorshipId);
    const item = await lockItemOf(tx, sponsorshipId, itemId);
    if (!item) throw outOfScope(actor, 'item', itemId);
    const usageId = usage ?? null;
    if (usageId !== null && !(await isUsageOf(tx, itemId, usageId)))
      throw invalid({ usage: 'Registreringen er ikke af dette produkt' });
    const save = { by: actor.name, at: clock.now() };
    const row = await proofStore.insert(tx, { sponsorshipId, itemId, usageId, date, note }, save);
    const add = async (one: Omit<StoredProof, 'small'>) => (await addFile(tx, { kind: 'proof', ...one }, save.at)).id;
    for (const [position, { small, ...stored }] of judged.entries()) {
      const smallFileId = small ? await add(small) : null;
      await addProofFile(tx, { proofId: row.id, position, fileId: await add(stored), smallFileId });
    }
    const after = { ...row, product: item.product, files: judged.length };
    await audit(tx, clock, actor, { action: 'create', entity: 'proof', entityId: row.id, sponsorshipId, after });
    const [answer] = await presentProofs([row], tx);
    return answer as Proof;
  });
};

/** Moves a proof to the archive. Throws 404. */
export const removeProof = (
  { db, clock }: Deps,
  actor: Actor,
  { id: sponsorshipId, recordId }: { id: number; recordId: number },
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockSponsorship(tx, actor, sponsorshipId);
    const row = await lockRecord(tx, { name: 'proof', store: proofStore }, actor, sponsorshipId, recordId);
    await archiveProof(tx, recordId, { by: actor.name, at: clock.now() });
    const before = { ...row, product: (await productsOf(tx, [row])).get(row.itemId ?? 0) ?? null };
    await audit(tx, clock, actor, { action: 'delete', entity: 'proof', entityId: recordId, sponsorshipId, before });
  });
