import {
  addDays,
  daysBetween,
  fillPlaceholders,
  type SendInput,
  type SigningProposal,
  signingLimits,
} from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import { today } from '../../lib/clock.ts';
import { type Connection, readSnapshot } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { sha256 } from '../../lib/hash.ts';
import type { Input } from '../../lib/http/input.ts';
import { conflict, invalid } from '../../lib/problem.ts';
import { readContract } from '../contracts/answer.usecases.ts';
import { type ContractDetails, getContract } from '../contracts/contracts.store.ts';
import { entity, lockReferenced } from '../contracts/contracts.usecases.ts';
import { closeSigning } from '../contracts/end-signing.usecases.ts';
import { isOpen } from '../contracts/signings.rules.ts';
import {
  addSigningEvent,
  findSigning,
  insertSigner,
  insertSigning,
  noteMailed,
  type SignerRow,
  updateSigner,
} from '../contracts/signings.store.ts';
import { findFileBytes } from '../files/files.store.ts';
import { readMailTexts } from '../mails/mail-texts.usecases.ts';
import { mailObstacle } from '../mails/mails.usecases.ts';
import { findRulesOn } from '../rule-values/rule-values.store.ts';
import { listReachable } from '../sponsorships/contacts.store.ts';
import { findSponsorship } from '../sponsorships/sponsorships.store.ts';
import { listAreaUsers, listEmails } from '../users/users.store.ts';
import type { SigningLinks } from './signing-links.ts';
import { agreementOf, placeholdersOf, queueCopy, queueInvitation } from './signing-mails.ts';

export type SigningDeps = Deps & { links: SigningLinks };

const SWITCHED_OFF = 'Banken underskriver kun på papir. En administrator kan ændre det under Regler og grænser.';

/** Why nothing can be sent for signature from here; null where it can. */
const findObstacle = async (tx: Connection, deps: Deps): Promise<string | null> => {
  const rules = await findRulesOn(tx, today(deps.clock));
  return rules['signing.enabled'] ? mailObstacle(deps) : SWITCHED_OFF;
};

const deadlineOf = ({ deadline }: SendInput, day: string): string => {
  if (deadline === null) return addDays(day, signingLimits.days);
  const days = daysBetween(day, deadline);
  if (days < 1 || days > signingLimits.mostDays)
    throw invalid({ deadline: `Frist skal være fra i morgen til om ${signingLimits.mostDays} dage` });
  return deadline;
};

/** Gives a signer another link: the ones before it are of nobody any more, and so is a code that is under way. */
export const renewLink = async (
  tx: Connection,
  { links }: Pick<SigningDeps, 'links'>,
  signer: Pick<SignerRow, 'id' | 'linkCount'>,
) => {
  const link = links.linkOf(signer);
  const { linkCount } = signer;
  await updateSigner(tx, signer.id, { tokenHash: sha256(link.token), linkCount, codeHash: null });
  return link;
};

/** The names of those signers whose address is that of a user of the bank, which the log says. */
export const colleaguesAmong = async (
  tx: Connection,
  signers: readonly Pick<SignerRow, 'name' | 'email'>[],
): Promise<string[]> => {
  const emails = new Set(await listEmails(tx));
  return signers.filter(({ email }) => emails.has(email.toLowerCase())).map(({ name }) => name);
};

/** What the dialog of a sending begins with. Throws 404. */
export const proposeSigning = (deps: Deps, actor: Actor, contractId: number): Promise<SigningProposal> =>
  readSnapshot(deps.db, async (tx) => {
    const day = today(deps.clock);
    const contract = await getContract(tx, actor, contractId, day);
    const contacts = await listReachable(tx, contract.sponsorshipId, day);
    const deadline = addDays(day, signingLimits.days);
    const texts = await readMailTexts(tx);
    // Of whom else works at the bank, whoever sends is not told.
    const club = await findSponsorship(tx, actor, contract.sponsorshipId);
    const colleagues = club ? await listAreaUsers(tx, club.areaId) : [];
    // The deadline may still be changed, so its place stays open in the text.
    const known = contract.frozen ? placeholdersOf(agreementOf(contract)) : {};
    return {
      obstacle: await findObstacle(tx, deps),
      signers: contacts.filter(({ primary }) => primary).map(({ name, email }) => ({ name, email })),
      contacts: contacts.map(({ name, email }) => ({ name, email })),
      colleagues: colleagues.map(({ email }) => email.toLowerCase()),
      deadline,
      subject: fillPlaceholders(texts.subject, known),
      text: fillPlaceholders(texts.text, known),
    };
  });

const checkSendable = async (
  tx: Connection,
  deps: SigningDeps,
  { id: userId, name: by }: Actor,
  contract: ContractDetails,
): Promise<void> => {
  const obstacle = await findObstacle(tx, deps);
  if (obstacle) throw conflict(obstacle);
  const signing = await findSigning(tx, contract.id);
  if (signing?.outcome !== null) return;
  if (isOpen(signing, today(deps.clock)))
    throw conflict('Aftalen er allerede sendt til underskrift. Annullér afsendelsen, før den sendes igen.');
  // One whose deadline has passed makes room for the next.
  await closeSigning(tx, deps, signing, 'Annulleret', { by, userId, tell: null });
};

/** Makes a sending of an agreement that is locked, with a mail to each signer. Throws 422. */
export const makeSending = async (
  tx: Connection,
  deps: SigningDeps,
  actor: Actor,
  contract: ContractDetails,
  values: SendInput,
): Promise<void> => {
  const now = deps.clock.now();
  const agreement = agreementOf(contract);
  const { id: contractId, sponsorshipId, number } = contract;
  const frozen = await findFileBytes(tx, contract.agreementFileId);
  if (!frozen) throw new Error(`Agreement ${contractId} has no frozen PDF`);
  const signing = await insertSigning(tx, {
    contractId,
    sha256: sha256(frozen),
    subject: values.subject,
    text: values.text,
    deadline: deadlineOf(values, today(deps.clock)),
    sentAt: now,
    sentBy: actor.name,
    sentByUserId: actor.id,
    senderEmail: actor.email,
  });
  await addSigningEvent(tx, { signingId: signing.id, kind: 'sent', at: now, address: actor.address });
  const mailing = { signing, agreement };
  for (const [position, { name, email }] of values.signers.entries()) {
    const signer = await insertSigner(tx, { signingId: signing.id, position, name, email, mailedAt: now });
    const mailId = await queueInvitation(tx, deps, mailing, signer, await renewLink(tx, deps, signer));
    await noteMailed(tx, { contractId, signerId: signer.id, mailId, at: now });
  }
  if (values.copy) await queueCopy(tx, deps, mailing, values.signers);
  const { deadline, subject } = signing;
  const colleagues = await colleaguesAmong(tx, values.signers);
  const after = {
    number,
    signers: values.signers.map(({ name }) => name),
    ...(colleagues.length > 0 && { colleagues }),
    deadline,
    subject,
  };
  await audit(tx, deps.clock, actor, { action: 'send', entity, entityId: contractId, sponsorshipId, after });
};

/**
 * Sends an agreement that awaits signature to those who sign it for the club, each with a link of their own. Throws 404,
 * 409 (not Afventer, already out, or no mail is sent) and 422.
 */
export const sendForSignature = (deps: SigningDeps, actor: Actor, sponsorshipId: number, input: Input<SendInput>) =>
  deps.db.transaction(async (tx) => {
    const contract = await lockReferenced(tx, deps, actor, sponsorshipId, input, 'send');
    await checkSendable(tx, deps, actor, contract);
    await makeSending(tx, deps, actor, contract, input.value());
    return readContract(tx, deps, actor, contract.id);
  });
