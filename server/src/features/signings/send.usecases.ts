import {
  addDays,
  daysBetween,
  fillPlaceholders,
  type SendInput,
  type SigningProposal,
  signingLimits,
} from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import { type Connection, readSnapshot } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { sha256 } from '../../lib/hash.ts';
import type { Input } from '../../lib/http/input.ts';
import { conflict, invalid } from '../../lib/problem.ts';
import { presentContract } from '../contracts/answer.usecases.ts';
import { auditAct } from '../contracts/audit-contract.usecases.ts';
import { type ContractDetails, getContract } from '../contracts/contracts.store.ts';
import { lockReferenced } from '../contracts/contracts.usecases.ts';
import { closeSigning } from '../contracts/end-signing.usecases.ts';
import { isOpen } from '../contracts/signings.rules.ts';
import {
  addSigningEvent,
  insertSigner,
  insertSigning,
  noteMailed,
  type SignerRecord,
  type SignerRow,
  type SigningRecord,
} from '../contracts/signings.store.ts';
import { findFileBytes } from '../files/files.store.ts';
import { readMailTexts } from '../mails/mail-texts.usecases.ts';
import { mailObstacle } from '../mails/mails.usecases.ts';
import { findRulesOn } from '../rule-values/rule-values.store.ts';
import { listReachable } from '../sponsorships/contacts.store.ts';
import { findSponsorship } from '../sponsorships/sponsorships.store.ts';
import { listAreaUsers, listEmails } from '../users/users.store.ts';
import type { SigningLinks } from './signing-links.ts';
import { agreementOf, type Mailing, placeholdersOf, queueCopy, queueInvitation } from './signing-mails.ts';

export type SigningDeps = Deps & { links: SigningLinks };

const BY_HAND = 'Du kan også selv sende PDF’en og uploade den underskrevne.';
const SWITCHED_OFF = 'Banken underskriver kun på papir. En administrator kan ændre det under Regler og grænser.';

/** Why nothing can be sent for signature from here; null where it can. */
const findObstacle = async (tx: Connection, deps: Deps, actor: Actor): Promise<string | null> => {
  const rules = await findRulesOn(tx, today(deps.clock));
  if (!rules['signing.enabled']) return SWITCHED_OFF;
  const obstacle = mailObstacle(deps, actor);
  return obstacle && `${obstacle} ${BY_HAND}`;
};

const deadlineOf = ({ deadline }: SendInput, day: string): string => {
  if (deadline === null) return addDays(day, signingLimits.days);
  const days = daysBetween(day, deadline);
  if (days < 1 || days > signingLimits.mostDays)
    throw invalid({ deadline: `Frist skal være fra i morgen til om ${signingLimits.mostDays} dage` });
  return deadline;
};

/**
 * Mails a signer a link of their own, and saves who they are: the links before it are of nobody any more, and so is a
 * code that is under way.
 */
export const sendLink = async (
  tx: Connection,
  deps: SigningDeps,
  mailing: Mailing,
  signer: SignerRow,
): Promise<SignerRecord> => {
  const { name, email, linkCount } = signer;
  const link = deps.links.linkOf(signer);
  const mailId = await queueInvitation(tx, deps, mailing, signer, link);
  const unused = { tokenHash: sha256(link.token), linkCount, codeHash: null, openedAt: null };
  return noteMailed(tx, mailing.signing, signer, { name, email, ...unused, mailId, mailedAt: deps.clock.now() });
};

/** What the log says besides of signers: the names of those whose address is that of a user of the bank. */
export const colleaguesAmong = async (
  tx: Connection,
  signers: readonly Pick<SignerRow, 'name' | 'email'>[],
): Promise<{ colleagues?: string[] }> => {
  const emails = new Set(await listEmails(tx));
  const colleagues = signers.filter(({ email }) => emails.has(email.toLowerCase())).map(({ name }) => name);
  return colleagues.length > 0 ? { colleagues } : {};
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
      obstacle: await findObstacle(tx, deps, actor),
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
  actor: Actor,
  { signing }: ContractDetails,
): Promise<void> => {
  const obstacle = await findObstacle(tx, deps, actor);
  if (obstacle) throw conflict(obstacle);
  if (signing?.outcome !== null) return;
  if (isOpen(signing, today(deps.clock)))
    throw conflict('Aftalen er allerede sendt til underskrift. Annullér afsendelsen, før den sendes igen.');
  // One whose deadline has passed makes room for the next.
  await closeSigning(tx, deps, signing, { outcome: 'Annulleret', by: actor.name });
};

/** Makes a sending of an agreement that is locked, with a mail to each signer, and gives it. Throws 422. */
export const makeSending = async (
  tx: Connection,
  deps: SigningDeps,
  actor: Actor,
  contract: ContractDetails,
  values: SendInput,
): Promise<SigningRecord> => {
  const now = deps.clock.now();
  const agreement = agreementOf(contract);
  const { id: contractId } = contract;
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
  const signers: SignerRecord[] = [];
  for (const [position, { name, email }] of values.signers.entries()) {
    const signer = await insertSigner(tx, { signingId: signing.id, position, name, email, mailedAt: now });
    signers.push(await sendLink(tx, deps, mailing, signer));
  }
  if (values.copy) await queueCopy(tx, deps, mailing, values.signers);
  const { deadline, subject } = signing;
  await auditAct(tx, deps, actor, contract, 'send', {
    signers: values.signers.map(({ name }) => name),
    ...(await colleaguesAmong(tx, values.signers)),
    deadline,
    subject,
  });
  return { ...signing, signers, file: null };
};

/**
 * Sends an agreement that awaits signature to those who sign it for the club, each with a link of their own. Throws 404,
 * 409 (not Afventer, already out, or no mail is sent) and 422.
 */
export const sendForSignature = (deps: SigningDeps, actor: Actor, sponsorshipId: number, input: Input<SendInput>) =>
  deps.db.transaction(async (tx) => {
    const contract = await lockReferenced(tx, deps, actor, sponsorshipId, input, 'send');
    await checkSendable(tx, deps, actor, contract);
    const signing = await makeSending(tx, deps, actor, contract, input.value());
    return presentContract({ ...contract, signing }, today(deps.clock));
  });
