import {
  type ClubDocument,
  type DocumentInput,
  documentInputSchema,
  type documentQuery,
  documentQuota,
  formValues,
  MOST_DOCUMENTS,
  type PageQuery,
  REMOVED_DAYS,
  type RemovedDocument,
} from '@sponsorat/api';
import type { z } from 'zod';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import type { Page } from '../../lib/http/pages.ts';
import type { FileInput } from '../../lib/http/upload.ts';
import { checkVersion, conflict, invalid, notFound } from '../../lib/problem.ts';
import { lockContractOf } from '../contracts/contracts.store.ts';
import { addFile, fileUrl } from '../files/files.store.ts';
import { outOfScope } from '../sponsorships/sponsorships.scope.ts';
import { lockSponsorship, seesSponsorship, shareLockSponsorship } from '../sponsorships/sponsorships.store.ts';
import {
  archiveDocument,
  countDocuments,
  countRemovedDocuments,
  type DocumentRecord,
  type DocumentRow,
  findDocument,
  insertDocument,
  listDocuments,
  listRemovedDocuments,
  lockDocument,
  sizeOfDocuments,
  updateDocument,
} from './documents.store.ts';
import { readDocument } from './read-document.ts';

export const entity = 'document';

export const presentDocument = (row: DocumentRecord): ClubDocument => ({
  ...formValues(documentInputSchema, row),
  // Whose sponsorship is deleted is found by no call.
  sponsorshipId: row.sponsorshipId as number,
  contractId: row.contractId,
  url: fileUrl(row.file) as string,
  type: row.file.type,
  size: row.file.size,
  by: row.createdBy,
  at: row.createdAt.toISOString(),
});

const checkSeen = async (db: Connection, actor: Actor, id: number): Promise<void> => {
  if (!(await seesSponsorship(db, actor, id))) throw outOfScope(actor, 'sponsorship', id);
};

/** A page of a sponsorship's documents, and how many there are. Throws 404. */
export const getDocuments = async (
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: number,
  query: () => PageQuery,
): Promise<Page<ClubDocument>> => {
  await checkSeen(db, actor, id);
  const { before } = query();
  const [rows, total] = await Promise.all([listDocuments(db, id, before), countDocuments(db, id)]);
  return { rows: rows.map(presentDocument), total };
};

/** The same of those that were removed. Throws 404. */
export const getRemovedDocuments = async (
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: number,
  query: () => PageQuery,
): Promise<Page<RemovedDocument>> => {
  await checkSeen(db, actor, id);
  const { before } = query();
  const [found, total] = await Promise.all([listRemovedDocuments(db, id, before), countRemovedDocuments(db, id)]);
  const rows = found.map((row) => ({
    ...presentDocument(row),
    removedBy: row.removedBy ?? '',
    removedAt: row.removedAt?.toISOString() ?? '',
  }));
  return { rows, total };
};

const DAY = 86_400_000;

/** Throws 409 where a folder has as many documents as it may have; `act` is what there is no room for. */
export const checkPlace = async (db: Connection, sponsorshipId: number, act: string): Promise<void> => {
  if ((await countDocuments(db, sponsorshipId)) >= MOST_DOCUMENTS)
    throw conflict(`Mappen har ${MOST_DOCUMENTS} dokumenter, og flere er der ikke plads til. Slet et, før du ${act}.`);
};

const checkRoom = async (db: Connection, { clock }: Deps, actor: Actor, sponsorshipId: number): Promise<void> => {
  await checkPlace(db, sponsorshipId, 'lægger et nyt i');
  const since = new Date(clock.now().getTime() - DAY);
  const { club, user } = await sizeOfDocuments(db, { sponsorshipId, userId: actor.id, since });
  if (club >= documentQuota.club)
    throw conflict(
      `Mappen fylder 1 GB, og mere er der ikke plads til. Slet det, I ikke længere skal bruge: pladsen bliver fri, når det forsvinder helt efter ${REMOVED_DAYS} dage.`,
    );
  if (user >= documentQuota.userDay)
    throw conflict('Du har lagt 4 GB dokumenter i mapper det sidste døgn, og mere kan du ikke. Prøv igen i morgen.');
};

type UploadInput = { file: FileInput; query: () => z.output<typeof documentQuery> };

/** Puts a file into a sponsorship's folder. Throws 404, 409 (no room), 415 and 422. */
export const addDocument = async (
  deps: Deps,
  actor: Actor,
  sponsorshipId: number,
  { file, query }: UploadInput,
): Promise<ClubDocument> => {
  const { db, clock } = deps;
  await checkSeen(db, actor, sponsorshipId);
  await checkRoom(db, deps, actor, sponsorshipId);
  // Decoding takes a while: nobody waits for it with a lock.
  const received = file.value();
  const judged = await readDocument(received);
  const { kind, title, contract } = query();
  return db.transaction(async (tx) => {
    // Whoever adds one waits for the others here, so that no two take the last place.
    if (!(await lockSponsorship(tx, actor, sponsorshipId))) throw outOfScope(actor, 'sponsorship', sponsorshipId);
    await checkRoom(tx, deps, actor, sponsorshipId);
    if (contract !== undefined && !(await lockContractOf(tx, contract, sponsorshipId)))
      throw invalid({ contractId: 'Aftale skal være en af sponsoratets aftaler' });
    const now = clock.now();
    const { id: fileId } = await addFile(tx, { kind: 'club-document', ...judged }, now);
    const after = await insertDocument(tx, {
      sponsorshipId,
      contractId: contract ?? null,
      kind,
      title: title ?? received.name,
      fileId,
      createdAt: now,
      createdBy: actor.name,
      updatedAt: now,
      updatedBy: actor.name,
    });
    await audit(tx, clock, actor, { action: 'create', entity, entityId: after.id, sponsorshipId, after });
    return presentDocument(await findDocument(tx, after.id));
  });
};

/** A document of the sponsorship that a call names, locked. Throws 404. */
const documentOf = async (tx: Connection, actor: Actor, sponsorshipId: number, id: number): Promise<DocumentRow> => {
  if (!(await shareLockSponsorship(tx, actor, sponsorshipId))) throw outOfScope(actor, 'sponsorship', sponsorshipId);
  const document = await lockDocument(tx, sponsorshipId, id);
  if (!document) throw outOfScope(actor, 'document', id);
  return document;
};

/** Saves title and kind. Throws 404, 409 (somebody saved first) and 422. */
export const saveDocument = (
  { db, clock }: Deps,
  actor: Actor,
  sponsorshipId: number,
  input: Input<DocumentInput>,
): Promise<ClubDocument> =>
  db.transaction(async (tx) => {
    if (input.id === undefined) {
      if (!(await shareLockSponsorship(tx, actor, sponsorshipId)))
        throw outOfScope(actor, 'sponsorship', sponsorshipId);
      input.value();
      throw notFound();
    }
    const before = await documentOf(tx, actor, sponsorshipId, input.id);
    checkVersion(before, input.version);
    const after = await updateDocument(tx, before.id, input.value(), { by: actor.name, at: clock.now() });
    await audit(tx, clock, actor, { action: 'update', entity, entityId: after.id, sponsorshipId, before, after });
    return presentDocument(await findDocument(tx, after.id));
  });

/** Moves a document to the archive. Throws 404. */
export const removeDocument = (
  { db, clock }: Deps,
  actor: Actor,
  { id: sponsorshipId, documentId }: { id: number; documentId: number },
): Promise<void> =>
  db.transaction(async (tx) => {
    const before = await documentOf(tx, actor, sponsorshipId, documentId);
    await archiveDocument(tx, documentId, { removedBy: actor.name, removedAt: clock.now() });
    await audit(tx, clock, actor, { action: 'delete', entity, entityId: documentId, sponsorshipId, before });
  });
