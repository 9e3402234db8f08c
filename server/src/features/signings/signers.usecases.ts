import type { ChangeSignerInput, RejectUploadInput, RemindInput, SigningReference } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Input } from '../../lib/http/input.ts';
import { conflict, invalid, notFound } from '../../lib/problem.ts';
import { presentContract } from '../contracts/answer.usecases.ts';
import { auditAct, auditContract } from '../contracts/audit-contract.usecases.ts';
import type { ContractDetails } from '../contracts/contracts.store.ts';
import { lockReferenced } from '../contracts/contracts.usecases.ts';
import { closeSigning, withdrawSigning } from '../contracts/end-signing.usecases.ts';
import { remindFrom, signingStateOf, withSigner } from '../contracts/signings.rules.ts';
import {
  addSigningEvent,
  noteMailed,
  type SignerRecord,
  type SigningRecord,
  updateSigning,
} from '../contracts/signings.store.ts';
import { approveWith } from '../contracts/transitions.usecases.ts';
import { deleteFile } from '../files/files.store.ts';
import { colleaguesAmong, type SigningDeps, sendLink } from './send.usecases.ts';
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
  const { signing } = contract;
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
    const reminded = await noteMailed(tx, signing, signer, { mailId, mailedAt: at });
    await addSigningEvent(tx, { signingId: signing.id, signerId: signer.id, kind: 'reminded', at });
    await auditAct(tx, deps, actor, contract, 'remind', { signer: signer.name });
    return presentContract({ ...contract, signing: withSigner(signing, reminded) }, today(deps.clock));
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
    const mailing = { signing, agreement: agreementOf(contract) };
    const changed = await sendLink(tx, deps, mailing, { ...signer, name, email, linkCount: signer.linkCount + 1 });
    const event = { signingId: signing.id, signerId: signer.id, kind: 'changed', at: deps.clock.now() } as const;
    await addSigningEvent(tx, event);
    const { number } = contract;
    const before = { number, signer: signer.name, signerEmail: signer.email };
    const after = { number, signer: name, signerEmail: email, ...(await colleaguesAmong(tx, [{ name, email }])) };
    await auditContract(tx, deps, actor, contract, 'change-signer', { before, after });
    return presentContract({ ...contract, signing: withSigner(signing, changed) }, today(deps.clock));
  });

/** Takes a sending back: its links die, and the signers are told. Throws 404, 409 and 422. */
export const cancelSigning = (deps: SigningDeps, actor: Actor, sponsorshipId: number, input: Input<SigningReference>) =>
  deps.db.transaction(async (tx) => {
    const { contract } = await lockSigning(tx, deps, actor, sponsorshipId, input, []);
    const signing = await withdrawSigning(tx, deps, actor, contract, { isTold: true });
    await auditAct(tx, deps, actor, contract, 'cancel-signing');
    return presentContract({ ...contract, signing }, today(deps.clock));
  });

/** Makes the copy that the club sent the signed document. Throws 404, 409 and 422. */
export const acceptUpload = (deps: SigningDeps, actor: Actor, sponsorshipId: number, input: Input<SigningReference>) =>
  deps.db.transaction(async (tx) => {
    const { contract, signing } = await lockSigning(tx, deps, actor, sponsorshipId, input, ['Modtaget']);
    const fileId = signing.uploadFileId;
    if (fileId === null) throw new Error(`Sending ${signing.id} has no copy`);
    await closeSigning(tx, deps, signing, { outcome: 'Underskrevet', by: actor.name });
    const approved = await approveWith(tx, deps, actor, contract, { fileId, external: false, by: actor });
    await queueSigned(tx, deps, { signing, agreement: agreementOf(contract) }, signing.signers, fileId);
    return presentContract(approved, today(deps.clock));
  });

/** Sends the copy back with the reason: whoever sent it may send another, or sign. Throws 404, 409 and 422. */
export const rejectUpload = (deps: SigningDeps, actor: Actor, sponsorshipId: number, input: Input<RejectUploadInput>) =>
  deps.db.transaction(async (tx) => {
    const { contract, signing } = await lockSigning(tx, deps, actor, sponsorshipId, input, ['Modtaget']);
    const { reason } = input.value();
    const empty = { uploadFileId: null, uploadSignerId: null };
    await updateSigning(tx, signing.id, empty);
    let rejected: SigningRecord = { ...signing, ...empty, file: null };
    await deleteFile(tx, signing.uploadFileId);
    const signer = signing.signers.find(({ id }) => id === signing.uploadSignerId);
    const at = deps.clock.now();
    if (signer) {
      const mailing = { signing, agreement: agreementOf(contract) };
      const mailId = await queueRejection(tx, deps, mailing, signer, { reason, ...deps.links.linkOf(signer) });
      rejected = withSigner(rejected, await noteMailed(tx, signing, signer, { mailId, mailedAt: at }));
    }
    await addSigningEvent(tx, { signingId: signing.id, signerId: signer?.id ?? null, kind: 'rejected', at });
    await auditAct(tx, deps, actor, contract, 'reject-upload', { reason });
    return presentContract({ ...contract, signing: rejected }, today(deps.clock));
  });
