import type { ChangeSignerInput, RejectUploadInput, RemindInput, SigningReference } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import { today } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Input } from '../../lib/http/input.ts';
import { conflict, invalid, notFound } from '../../lib/problem.ts';
import { readContract } from '../contracts/answer.usecases.ts';
import type { ContractDetails } from '../contracts/contracts.store.ts';
import { entity, lockReferenced } from '../contracts/contracts.usecases.ts';
import { closeSigning, withdrawSigning } from '../contracts/end-signing.usecases.ts';
import { remindFrom, signingStateOf } from '../contracts/signings.rules.ts';
import {
  addSigningEvent,
  findSigning,
  noteMailed,
  type SignerRecord,
  type SigningRecord,
  updateSigner,
  updateSigning,
} from '../contracts/signings.store.ts';
import { approveWith } from '../contracts/transitions.usecases.ts';
import { deleteFile } from '../files/files.store.ts';
import { colleaguesAmong, renewLink, type SigningDeps } from './send.usecases.ts';
import { agreementOf, queueInvitation, queueRejection, queueSigned } from './signing-mails.ts';

type OpenSigning = { contract: ContractDetails; signing: SigningRecord };

const NOT_OUT = 'Aftalen er ikke ude til underskrift.';
const expected = {
  Sendt: 'Klubben har sendt en underskrevet kopi. Godkend eller afvis den først.',
  Modtaget: 'Klubben har ikke sendt en kopi, som venter på et svar.',
} as const;

/** An agreement and its sending, locked, in one of these states. Throws 404 and 409. */
const lockSigning = async (
  tx: Connection,
  deps: SigningDeps,
  actor: Actor,
  sponsorshipId: number,
  input: Input<SigningReference>,
  states: readonly ('Sendt' | 'Modtaget')[],
): Promise<OpenSigning> => {
  const contract = await lockReferenced(tx, deps, actor, sponsorshipId, input, 'send');
  const signing = await findSigning(tx, contract.id);
  const state = signing && signingStateOf(signing, today(deps.clock));
  if (!signing || (state !== 'Sendt' && state !== 'Modtaget')) throw conflict(NOT_OUT);
  const [wanted] = states;
  if (wanted && !states.includes(state)) throw conflict(expected[wanted]);
  return { contract, signing };
};

/** A signer of the sending who has not signed. Throws 404 and 409. */
const unsignedOf = ({ signing }: OpenSigning, signerId: number): SignerRecord => {
  const signer = signing.signers.find(({ id }) => id === signerId);
  if (!signer) throw notFound();
  if (signer.signedAt) throw conflict(`${signer.name} har underskrevet.`);
  return signer;
};

const reminderProblem = (signer: SignerRecord, now: Date): string | null =>
  remindFrom(signer) > now
    ? `${signer.name} har fået en e-mail inden for de sidste 24 timer. Vent, før du påminder igen.`
    : null;

/** Sends a signer the link again. Throws 404, 409 (signed, or a mail within 24 hours) and 422. */
export const remindSigner = (deps: SigningDeps, actor: Actor, sponsorshipId: number, input: Input<RemindInput>) =>
  deps.db.transaction(async (tx) => {
    const open = await lockSigning(tx, deps, actor, sponsorshipId, input, ['Sendt']);
    const { contract, signing } = open;
    const signer = unsignedOf(open, input.value().signerId);
    const at = deps.clock.now();
    const problem = reminderProblem(signer, at);
    if (problem) throw conflict(problem);
    const mailing = { signing, agreement: agreementOf(contract) };
    const link = { ...deps.links.linkOf(signer), isReminder: true };
    const mailId = await queueInvitation(tx, deps, mailing, signer, link);
    await noteMailed(tx, { contractId: contract.id, signerId: signer.id, mailId, at });
    await addSigningEvent(tx, { signingId: signing.id, signerId: signer.id, kind: 'reminded', at });
    const line = { entityId: contract.id, sponsorshipId, after: { number: contract.number, signer: signer.name } };
    await audit(tx, deps.clock, actor, { action: 'remind', entity, ...line });
    return readContract(tx, deps, actor, contract.id);
  });

/** Corrects a signer's name or address, who gets a link of their own: the one before dies. Throws 404, 409 and 422. */
export const changeSigner = (deps: SigningDeps, actor: Actor, sponsorshipId: number, input: Input<ChangeSignerInput>) =>
  deps.db.transaction(async (tx) => {
    const open = await lockSigning(tx, deps, actor, sponsorshipId, input, ['Sendt']);
    const { contract, signing } = open;
    const { signerId, name, email } = input.value();
    const signer = unsignedOf(open, signerId);
    const isTaken = signing.signers.some(
      (other) => other.id !== signer.id && other.email.toLowerCase() === email.toLowerCase(),
    );
    if (isTaken) throw invalid({ email: 'Hver underskriver skal have sin egen e-mail' });
    const at = deps.clock.now();
    const changed = { ...signer, name, email, linkCount: signer.linkCount + 1 };
    await updateSigner(tx, signer.id, { name, email, openedAt: null });
    const link = await renewLink(tx, deps, changed);
    const mailing = { signing, agreement: agreementOf(contract) };
    const mailId = await queueInvitation(tx, deps, mailing, changed, link);
    await noteMailed(tx, { contractId: contract.id, signerId: signer.id, mailId, at });
    await addSigningEvent(tx, { signingId: signing.id, signerId: signer.id, kind: 'changed', at });
    const colleagues = await colleaguesAmong(tx, [{ name, email }]);
    const line = {
      before: { number: contract.number, signer: signer.name, signerEmail: signer.email },
      after: {
        number: contract.number,
        signer: name,
        signerEmail: email,
        ...(colleagues.length > 0 && { colleagues }),
      },
    };
    await audit(tx, deps.clock, actor, {
      action: 'change-signer',
      entity,
      entityId: contract.id,
      sponsorshipId,
      ...line,
    });
    return readContract(tx, deps, actor, contract.id);
  });

/** Takes a sending back: its links die, and the signers are told. Throws 404, 409 and 422. */
export const cancelSigning = (deps: SigningDeps, actor: Actor, sponsorshipId: number, input: Input<SigningReference>) =>
  deps.db.transaction(async (tx) => {
    const { contract } = await lockSigning(tx, deps, actor, sponsorshipId, input, []);
    await withdrawSigning(tx, deps, contract, { by: actor.name, userId: actor.id, isTold: true });
    const line = { entityId: contract.id, sponsorshipId, after: { number: contract.number } };
    await audit(tx, deps.clock, actor, { action: 'cancel-signing', entity, ...line });
    return readContract(tx, deps, actor, contract.id);
  });

/** Makes the copy that the club sent the signed document. Throws 404, 409 and 422. */
export const acceptUpload = (deps: SigningDeps, actor: Actor, sponsorshipId: number, input: Input<SigningReference>) =>
  deps.db.transaction(async (tx) => {
    const { contract, signing } = await lockSigning(tx, deps, actor, sponsorshipId, input, ['Modtaget']);
    const fileId = signing.uploadFileId;
    if (fileId === null) throw new Error(`Sending ${signing.id} has no copy`);
    await closeSigning(tx, deps, signing, 'Underskrevet', { by: actor.name, userId: actor.id, tell: null });
    await approveWith(tx, deps, actor, contract, { fileId, external: false, by: actor });
    await queueSigned(tx, deps, { signing, agreement: agreementOf(contract) }, signing.signers, fileId);
    return readContract(tx, deps, actor, contract.id);
  });

/** Sends the copy back with the reason: whoever sent it may send another, or sign. Throws 404, 409 and 422. */
export const rejectUpload = (deps: SigningDeps, actor: Actor, sponsorshipId: number, input: Input<RejectUploadInput>) =>
  deps.db.transaction(async (tx) => {
    const { contract, signing } = await lockSigning(tx, deps, actor, sponsorshipId, input, ['Modtaget']);
    const { reason } = input.value();
    await updateSigning(tx, signing.id, { uploadFileId: null, uploadSignerId: null });
    if (signing.uploadFileId !== null) await deleteFile(tx, signing.uploadFileId);
    const signer = signing.signers.find(({ id }) => id === signing.uploadSignerId);
    const at = deps.clock.now();
    if (signer) {
      const mailing = { signing, agreement: agreementOf(contract) };
      const mailId = await queueRejection(tx, deps, mailing, signer, { reason, ...deps.links.linkOf(signer) });
      await noteMailed(tx, { contractId: contract.id, signerId: signer.id, mailId, at });
    }
    await addSigningEvent(tx, { signingId: signing.id, signerId: signer?.id ?? null, kind: 'rejected', at });
    const line = { entityId: contract.id, sponsorshipId, after: { number: contract.number, reason } };
    await audit(tx, deps.clock, actor, { action: 'reject-upload', entity, ...line });
    return readContract(tx, deps, actor, contract.id);
  });
