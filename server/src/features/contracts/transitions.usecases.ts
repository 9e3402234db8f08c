import { transitions } from '@sponsorat/api';
import type { Actor, Author, Viewer } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import type { FileInput } from '../../lib/http/upload.ts';
import { wrongType } from '../../lib/problem.ts';
import { addFile, deleteFile, isPdf } from '../files/files.store.ts';
import { clearApproval } from './approvals.store.ts';
import { auditContract } from './audit-contract.usecases.ts';
import { type ContractDetails, contractStore, getContract } from './contracts.store.ts';
import { lockForAction, lockReferenced, type Reference } from './contracts.usecases.ts';
import { addSignedDocument, archiveSignedDocument } from './documents.store.ts';
import { withdrawSigning } from './end-signing.usecases.ts';
import { setFrozenProducts } from './items.store.ts';

type Approval = { fileId: number; external: boolean; by: Author };

/** Makes an agreement that is locked Godkendt, with the file that is its signed document. */
export const approveWith = async (
  tx: Connection,
  deps: Deps,
  viewer: Viewer,
  before: ContractDetails,
  { fileId, external, by }: Approval,
): Promise<ContractDetails> => {
  const { id: contractId, number: contractNumber } = before;
  const now = deps.clock.now();
  const uploaded = { uploadedAt: now, uploadedBy: by.name };
  await addSignedDocument(tx, { contractId, contractNumber, fileId, external, ...uploaded });
  const columns = { status: transitions.upload.to, approvedAt: now, approvedBy: by.name };
  await contractStore.update(tx, contractId, columns, { by: by.name, at: now });
  const after = await getContract(tx, viewer, contractId, today(deps.clock));
  await auditContract(tx, deps, by, before, 'approve', { before, after });
  return after;
};

/** Afventer → Godkendt, with the signed copy saved byte for byte. Throws 404, 409, 415 and 422. */
export const uploadSigned = (
  deps: Deps,
  actor: Actor,
  contractId: number,
  {
    query,
    file,
    seenVersion,
  }: { query: () => { external: boolean }; file: FileInput; seenVersion: number | undefined },
) =>
  deps.db.transaction(async (tx) => {
    const before = await lockForAction(tx, deps, actor, { id: contractId, version: seenVersion }, 'upload');
    const { bytes, name } = file.value();
    if (!isPdf(bytes)) throw wrongType('Filen er ikke en PDF. Vælg den underskrevne aftale som PDF.');
    const { external } = query();
    const { id: fileId } = await addFile(
      tx,
      { kind: 'signed-document', name, type: 'application/pdf', bytes },
      deps.clock.now(),
    );
    await withdrawSigning(tx, deps, actor, before, { isTold: false });
    return approveWith(tx, deps, actor, before, { fileId, external, by: actor });
  });

const reopen = async (tx: Connection, deps: Deps, actor: Actor, contract: ContractDetails, reason: string | null) => {
  const now = deps.clock.now();
  await withdrawSigning(tx, deps, actor, contract, { isTold: true });
  await archiveSignedDocument(tx, contract.id, { removedBy: actor.name, removedAt: now, reason });
  await setFrozenProducts(tx, contract.id, null);
  await clearApproval(tx, contract.id);
  const columns = {
    status: transitions.edit.to,
    savedByIds: [],
    frozen: null,
    agreementFileId: null,
    confirmedAt: null,
    confirmedBy: null,
    sentAt: null,
    approvedAt: null,
    approvedBy: null,
    // What is written now is not what the old paper says.
    confirmedOn: null,
    signedOn: null,
  };
  await contractStore.update(tx, contract.id, columns, { by: actor.name, at: now });
  await deleteFile(tx, contract.agreementFileId);
  const after = await getContract(tx, actor, contract.id, today(deps.clock));
  await auditContract(tx, deps, actor, contract, 'reopen', { before: contract, after: { ...after, reason } });
  return after;
};

/** Back to Kladde, whose texts read live again; a signed document moves to the archive. Throws 404, 409 and 422. */
export const editContract = (deps: Deps, actor: Actor, sponsorshipId: number, input: Input<Reference>) =>
  deps.db.transaction(async (tx) =>
    reopen(tx, deps, actor, await lockReferenced(tx, deps, actor, sponsorshipId, input, 'edit'), null),
  );

/** Godkendt → Kladde: the signed document moves to the archive, with the reason. Throws 404, 409 and 422. */
export const deleteSignedDocument = (
  deps: Deps,
  actor: Actor,
  sponsorshipId: number,
  input: Input<Reference & { reason: string | null }>,
) =>
  deps.db.transaction(async (tx) => {
    const contract = await lockReferenced(tx, deps, actor, sponsorshipId, input, 'deleteFile');
    return reopen(tx, deps, actor, contract, input.value().reason);
  });
