import { missingForConfirm, type SimpleContractInput, transitions } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import { today } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import type { FileInput } from '../../lib/http/upload.ts';
import { conflict, invalid, notFound, wrongType } from '../../lib/problem.ts';
import { addFile, deleteFile } from '../files/files.store.ts';
import { shareLockSponsorship } from '../sponsorships/sponsorships.store.ts';
import { type ContractDetails, updateContract } from './contracts.store.ts';
import { entity, openContract, openReferenced, type Reference, reload, writeDraft } from './contracts.usecases.ts';
import { addSignedDocument, archiveSignedDocument } from './documents.store.ts';
import { setFrozenProducts } from './items.store.ts';
import { liveTerms, printTerms } from './pdf.usecases.ts';
import { freezeProduct } from './terms.rules.ts';

/** Confirms a draft that is locked. `before` is how it stood until this call; null where the call made it. */
const freeze = async (
  tx: Connection,
  deps: Deps,
  actor: Actor,
  contract: ContractDetails,
  before: ContractDetails | null,
): Promise<ContractDetails> => {
  const missing = missingForConfirm({ ...contract, category: contract.categoryId });
  if (Object.keys(missing).length > 0) throw invalid(missing);
  const now = deps.clock.now();
  const live = await liveTerms(tx, actor, contract);
  const terms = { ...live.terms, draft: false, confirmed: { at: now.toISOString(), by: actor.name } };
  const bytes = await printTerms(tx, terms, live.logoFileIds, today(deps.clock));
  const pdf = { kind: 'agreement', name: `${contract.number}.pdf`, type: 'application/pdf', bytes } as const;
  const { id: agreementFileId } = await addFile(tx, pdf, now);
  const products = contract.items.flatMap((item) => {
    const product = live.products.get(item.productId);
    return product ? [[item.id, freezeProduct(product, live.sponsorship.shortName)] as const] : [];
  });
  await setFrozenProducts(tx, contract.id, new Map(products));
  const columns = {
    status: transitions.confirm.to,
    frozen: terms,
    agreementFileId,
    confirmedAt: now,
    confirmedBy: actor.name,
  };
  await updateContract(tx, contract.id, columns, { by: actor.name, at: now });
  const after = await reload(tx, deps, actor, contract.id);
  await audit(tx, deps.clock, actor, { action: 'confirm', entity, entityId: contract.id, before, after });
  return after;
};

/** Kladde → Afventer: from here on the agreement reads as it does now. Throws 404, 409 and 422. */
export const confirmContract = (deps: Deps, actor: Actor, sponsorshipId: number, input: Input<Reference>) =>
  deps.db.transaction(async (tx) => {
    const draft = await openReferenced(tx, deps, actor, sponsorshipId, input, 'confirm');
    return freeze(tx, deps, actor, draft, draft);
  });

/** Saves a simple agreement and confirms it in one step. Throws 404, 409 (a full draft, or no draft) and 422. */
export const confirmSimple = (deps: Deps, actor: Actor, sponsorshipId: number, input: Input<SimpleContractInput>) =>
  deps.db.transaction(async (tx) => {
    if (!(await shareLockSponsorship(tx, actor, sponsorshipId))) throw notFound();
    const { id, version } = input;
    const before =
      id === undefined ? null : await openContract(tx, deps, actor, { id, sponsorshipId, version }, 'confirm');
    if (before && !before.simple)
      throw conflict('Aftalen er ikke en simpel aftale. Godkend den fra guidens sidste trin.');
    const sent = { ...input.value(), products: undefined };
    const draft = await writeDraft(tx, deps, actor, { sponsorshipId, before, simple: true }, sent);
    return freeze(tx, deps, actor, draft, before);
  });

const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString('latin1') === '%PDF-';

/** Afventer → Godkendt, with the signed copy kept byte for byte. Throws 404, 409, 415 and 422. */
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
    const before = await openContract(tx, deps, actor, { id: contractId, version: seenVersion }, 'upload');
    const { bytes, name } = file.value();
    if (!isPdf(bytes)) throw wrongType('Filen er ikke en PDF. Vælg den underskrevne aftale som PDF.');
    const { external } = query();
    const now = deps.clock.now();
    const { id: fileId } = await addFile(tx, { kind: 'signed-document', name, type: 'application/pdf', bytes }, now);
    const by = { uploadedAt: now, uploadedBy: actor.name };
    await addSignedDocument(tx, { contractId, contractNumber: before.number, fileId, external, ...by });
    const columns = { status: transitions.upload.to, approvedAt: now, approvedBy: actor.name };
    await updateContract(tx, contractId, columns, { by: actor.name, at: now });
    const after = await reload(tx, deps, actor, contractId);
    await audit(tx, deps.clock, actor, { action: 'approve', entity, entityId: contractId, before, after });
    return after;
  });

const reopen = async (tx: Connection, deps: Deps, actor: Actor, contract: ContractDetails, reason: string | null) => {
  const now = deps.clock.now();
  await archiveSignedDocument(tx, contract.id, { removedBy: actor.name, removedAt: now, reason });
  await setFrozenProducts(tx, contract.id, null);
  const unconfirmed = { frozen: null, agreementFileId: null, confirmedAt: null, confirmedBy: null };
  const columns = { status: transitions.edit.to, ...unconfirmed, approvedAt: null, approvedBy: null };
  await updateContract(tx, contract.id, columns, { by: actor.name, at: now });
  if (contract.agreementFileId !== null) await deleteFile(tx, contract.agreementFileId);
  const after = await reload(tx, deps, actor, contract.id);
  const line = { entityId: contract.id, before: contract, after: { ...after, reason } };
  await audit(tx, deps.clock, actor, { action: 'reopen', entity, ...line });
  return after;
};

/** Back to Kladde, whose texts read live again; a signed document moves to the archive. Throws 404, 409 and 422. */
export const editContract = (deps: Deps, actor: Actor, sponsorshipId: number, input: Input<Reference>) =>
  deps.db.transaction(async (tx) =>
    reopen(tx, deps, actor, await openReferenced(tx, deps, actor, sponsorshipId, input, 'edit'), null),
  );

/** Godkendt → Kladde: the signed document moves to the archive, with the reason. Throws 404, 409 and 422. */
export const deleteSignedDocument = (
  deps: Deps,
  actor: Actor,
  sponsorshipId: number,
  input: Input<Reference & { reason: string | null }>,
) =>
  deps.db.transaction(async (tx) => {
    const contract = await openReferenced(tx, deps, actor, sponsorshipId, input, 'deleteFile');
    return reopen(tx, deps, actor, contract, input.value().reason);
  });
