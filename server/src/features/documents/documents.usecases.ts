import {
  type ClubDocument,
  type DocumentInput,
  type documentQuery,
  documentQuota,
  MOST_DOCUMENTS,
  REMOVED_DAYS,
  type RemovedDocument,
} from '@sponsorat/api';
import type { z } from 'zod';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import { DAY } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import type { FileInput } from '../../lib/http/upload.ts';
import { conflict, notFound } from '../../lib/problem.ts';
import { checkContractOf } from '../contracts/contracts.store.ts';
import { addFile, fileUrl } from '../files/files.store.ts';
import { defineRecord } from '../sponsorships/records.usecases.ts';
import { checkSponsorship, lockSponsorship } from '../sponsorships/sponsorships.store.ts';
import {
  archiveDocument,
  type DocumentRow,
  documentStore,
  findFilesOf,
  removedStore,
  sizeOfDocuments,
} from './documents.store.ts';
import { readDocument } from './read-document.ts';

const presentDocuments = async (rows: DocumentRow[], db: Connection): Promise<ClubDocument[]> => {
  const files = await findFilesOf(db, rows);
  return rows.flatMap((row) => {
    const file = files.get(row.fileId);
    // Whose sponsorship is deleted is found by no call.
    if (!file || row.sponsorshipId === null) return [];
    const { sponsorshipId, createdBy: by, createdAt } = row;
    const { type, size } = file;
    const more = { sponsorshipId, url: fileUrl(file) as string, type, size, by, at: createdAt.toISOString() };
    return [{ ...row, ...more }];
  });
};

/** A document as it is answered, by a transaction that made it or brought it back. */
export const presentDocument = async (row: DocumentRow, tx: Connection): Promise<ClubDocument> => {
  const [answer] = await presentDocuments([row], tx);
  return answer as ClubDocument;
};

export const documentDefinition = defineRecord({
  name: 'document',
  store: documentStore,
  present: presentDocuments,
  // A document is made by its upload.
  columns: ({ title, kind }: DocumentInput, { before }) => {
    if (!before) throw notFound();
    return { title, kind };
  },
  remove: ({ id }, { tx, save }) => archiveDocument(tx, id, save),
});

/** Those that were removed. */
export const removedDefinition = {
  store: removedStore,
  present: async (rows: DocumentRow[], db: Connection): Promise<RemovedDocument[]> =>
    (await presentDocuments(rows, db)).map((answer, index) => ({
      ...answer,
      removedBy: rows[index]?.removedBy ?? '',
      removedAt: rows[index]?.removedAt?.toISOString() ?? '',
    })),
};

/** Throws 409 where a folder has as many documents as it may have; `act` is what there is no room for. */
export const checkPlace = async (db: Connection, sponsorshipId: number, act: string): Promise<void> => {
  if ((await documentStore.count(db, sponsorshipId)) >= MOST_DOCUMENTS)
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
  await checkSponsorship(db, actor, sponsorshipId);
  await checkRoom(db, deps, actor, sponsorshipId);
  // Decoding takes a while: nobody waits for it with a lock.
  const received = file.value();
  const judged = await readDocument(received);
  const { kind, title, contract } = query();
  return db.transaction(async (tx) => {
    // Whoever adds one waits for the others here, so that no two take the last place.
    await lockSponsorship(tx, actor, sponsorshipId);
    await checkRoom(tx, deps, actor, sponsorshipId);
    const contractId = contract ?? null;
    await checkContractOf(tx, contractId, sponsorshipId);
    const save = { by: actor.name, at: clock.now() };
    const { id: fileId } = await addFile(tx, { kind: 'club-document', ...judged }, save.at);
    const columns = { sponsorshipId, contractId, kind, title: title ?? received.name, fileId };
    const after = await documentStore.insert(tx, columns, save);
    const line = { action: 'create', entity: 'document', entityId: after.id } as const;
    await audit(tx, clock, actor, { ...line, sponsorshipId, after });
    return presentDocument(after, tx);
  });
};
