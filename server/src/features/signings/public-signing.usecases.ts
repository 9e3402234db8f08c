import { randomInt } from 'node:crypto';
import {
  type DeclineInput,
  fillPlaceholders,
  maskedEmail,
  type PublicSigning,
  type SignInput,
  signingLimits,
} from '@sponsorat/api';
import { DAY, MINUTE, today } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Input } from '../../lib/http/input.ts';
import type { FilesInput } from '../../lib/http/upload.ts';
import { conflict, invalid, tooManyTries } from '../../lib/problem.ts';
import { findCompany } from '../company/company.store.ts';
import { auditAct } from '../contracts/audit-contract.usecases.ts';
import { closeSigning } from '../contracts/end-signing.usecases.ts';
import { isSignedByAll, signerStateOf, signingStateOf } from '../contracts/signings.rules.ts';
import { addSigningEvent, codesSince, type SignerRow, updateSigning } from '../contracts/signings.store.ts';
import { addFile, findFileBytes, findFilesOf } from '../files/files.store.ts';
import { finishSigning } from './finish.usecases.ts';
import { findLinked, type LinkedSigning, lockLinked, SIGNATURE, saveSigner } from './public-signing.store.ts';
import type { SigningDeps } from './send.usecases.ts';
import { readSignedCopy } from './signing-copy.ts';
import { agreementOf, placeholdersOf, queueCode } from './signing-mails.ts';
import { tellBank } from './tell-bank.usecases.ts';

/** Who asks with a link, and from where. */
export type Visit = { token: string; address: string; agent: string | null };

const logoOf = async (db: Connection): Promise<string | null> => {
  const { logoFileId } = await findCompany(db);
  const [logo] = await findFilesOf(db, logoFileId === null ? [] : [logoFileId]);
  return logo ? `data:${logo.type};base64,${logo.bytes.toString('base64')}` : null;
};

const present = async (
  db: Connection,
  { clock }: SigningDeps,
  { contract, signing, signer }: LinkedSigning,
): Promise<PublicSigning> => {
  const agreement = agreementOf(contract);
  const { number, club, bank } = agreement;
  const others = signing.signers.filter(({ id }) => id !== signer.id);
  return {
    number,
    club,
    bank,
    logo: await logoOf(db),
    sender: { name: signing.sentBy, email: signing.senderEmail },
    signer: { name: signer.name, email: maskedEmail(signer.email), state: signerStateOf(signer).state },
    others: others.map((other) => ({ name: other.name, state: signerStateOf(other).state })),
    state: signingStateOf(signing, today(clock)),
    deadline: signing.deadline,
    text: fillPlaceholders(signing.text, placeholdersOf(agreement, { deadline: signing.deadline, name: signer.name })),
  };
};

const isUnopened = ({ clock }: SigningDeps, { signer, signing }: LinkedSigning): boolean =>
  signer.openedAt === null && signingStateOf(signing, today(clock)) === 'Sendt';

/** What a link shows; the first time it is opened, that is told to the bank. Throws 404. */
export const openLink = (deps: SigningDeps, visit: Visit): Promise<PublicSigning> =>
  deps.db.transaction(async (tx) => {
    const linked = await findLinked(tx, visit.token, today(deps.clock));
    if (!isUnopened(deps, linked)) return present(tx, deps, linked);
    const locked = await lockLinked(tx, visit.token, today(deps.clock));
    if (!isUnopened(deps, locked)) return present(tx, deps, locked);
    const opened = await saveSigner(tx, locked, { openedAt: deps.clock.now() });
    await addVisit(tx, deps, opened, visit, 'opened');
    return present(tx, deps, opened);
  });

const addVisit = (
  tx: Connection,
  { clock }: SigningDeps,
  { signing, signer }: LinkedSigning,
  { address, agent }: Visit,
  kind: Parameters<typeof addSigningEvent>[1]['kind'],
) => addSigningEvent(tx, { signingId: signing.id, signerId: signer.id, kind, at: clock.now(), address, agent });

/** The frozen PDF; once all have signed, the signed one. Throws 404. */
export const readLinkedPdf = async (deps: SigningDeps, token: string): Promise<{ bytes: Buffer; name: string }> => {
  const { contract } = await findLinked(deps.db, token, today(deps.clock));
  const bytes = await findFileBytes(deps.db, contract.signed?.id ?? contract.agreementFileId);
  if (!bytes) throw new Error(`Agreement ${contract.id} has no PDF`);
  const { number, club } = agreementOf(contract);
  return { bytes, name: `Sponsoraftale ${number} – ${club}.pdf` };
};

/** Throws 409 where the link is only to be read: all is signed, declined, or a copy waits for the bank. */
const checkAnswerable = (deps: SigningDeps, { signing, signer }: LinkedSigning): void => {
  const state = signingStateOf(signing, today(deps.clock));
  if (state === 'Modtaget') throw conflict('Vi har modtaget en underskrevet kopi. Banken ser på den.');
  if (state === 'Afvist') throw conflict('Aftalen er afvist og kan ikke underskrives.');
  if (state !== 'Sendt' || isSignedByAll(signing)) throw conflict('Aftalen er underskrevet af alle.');
  if (signer.signedAt) throw conflict('Du har underskrevet.');
};

const lockAnswerable = async (tx: Connection, deps: SigningDeps, { token }: Visit): Promise<LinkedSigning> => {
  const linked = await lockLinked(tx, token, today(deps.clock));
  checkAnswerable(deps, linked);
  return linked;
};

/** Sends the signer a code; the one before ends. Throws 404, 409 and 429 (five codes in 24 hours). */
export const sendCode = (deps: SigningDeps, visit: Visit, input: Input<object>): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const linked = await lockAnswerable(tx, deps, visit);
    input.value();
    const { contract, signing, signer } = linked;
    const now = deps.clock.now();
    const sent = await codesSince(tx, signer.id, new Date(now.getTime() - DAY));
    const [oldest] = sent.slice(-signingLimits.codesADay);
    if (oldest && sent.length >= signingLimits.codesADay)
      throw tooManyTries(Math.ceil((oldest.getTime() + DAY - now.getTime()) / 1000));
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await saveSigner(tx, linked, { codeHash: deps.links.hashOfCode(signer.id, code), codeAt: now, codeTries: 0 });
    await queueCode(tx, deps, { signing, agreement: agreementOf(contract) }, signer, code);
    await addVisit(tx, deps, linked, visit, 'code');
  });

const WRONG_CODE = 'Koden er forkert. Se efter i e-mailen, og prøv igen';
const NO_CODE = 'Koden virker ikke længere. Få en ny kode';

/** What is wrong with the code that a signer gives; null where it is theirs, in time and not tried too often. */
const codeProblem = ({ links, clock }: SigningDeps, signer: SignerRow, code: string): string | null => {
  const { id, codeHash, codeAt, codeTries } = signer;
  const ends = (codeAt?.getTime() ?? 0) + signingLimits.codeMinutes * MINUTE;
  if (!codeHash || codeTries >= signingLimits.codeTries || clock.now().getTime() >= ends) return NO_CODE;
  return links.hashOfCode(id, code) === codeHash ? null : WRONG_CODE;
};

const nameOf = ({ signedName, title, name }: Pick<SignerRow, 'signedName' | 'title' | 'name'>): string =>
  signedName && title ? `${signedName}, ${title}` : name;

/** Writes what a signer did to the log, in the signer's name. */
const auditSigner = (
  tx: Connection,
  deps: SigningDeps,
  { contract, signer }: LinkedSigning,
  { address }: Visit,
  action: 'sign' | 'decline' | 'receive-copy',
  more: object = {},
) => auditAct(tx, deps, { name: nameOf(signer), address }, contract, action, more);

/**
 * Signs. A wrong code is counted whatever else is answered. After the last signature the agreement is Godkendt; what fails
 * then is told to `onUnfinished` and left to the job, as it is by a node that is killed: the signature counts, and whoever
 * signed gets the receipt. Throws 404, 409 and 422.
 */
export const sign = async (
  deps: SigningDeps,
  visit: Visit,
  input: Input<SignInput>,
  onUnfinished: (error: unknown) => void,
): Promise<PublicSigning> => {
  const done = await deps.db.transaction(async (tx) => {
    const linked = await lockAnswerable(tx, deps, visit);
    const { name: signedName, title, code } = input.value();
    const problem = codeProblem(deps, linked.signer, code);
    if (problem) {
      await saveSigner(tx, linked, { codeTries: linked.signer.codeTries + 1 });
      await addVisit(tx, deps, linked, visit, 'wrong-code');
      return { problem };
    }
    const { address } = visit;
    const signature = { signedAt: deps.clock.now(), signedName, title, address, codeHash: null };
    const signed = await saveSigner(tx, linked, signature);
    const { contract, signing, signer } = signed;
    await addVisit(tx, deps, signed, visit, 'signed');
    await auditSigner(tx, deps, signed, visit, 'sign');
    const count = signing.signers.filter(({ signedAt }) => signedAt !== null).length;
    const of = signing.signers.length;
    await tellBank(tx, deps, signed, 'signed', `${nameOf(signer)} har underskrevet (${count} af ${of})`);
    const receipt = await present(tx, deps, signed);
    return { problem: null, contractId: contract.id, isLast: count === of, receipt };
  });
  if (done.problem !== null) throw invalid({ code: done.problem });
  if (!done.isLast) return done.receipt;
  try {
    await finishSigning(deps, done.contractId);
    return await present(deps.db, deps, await findLinked(deps.db, visit.token, today(deps.clock)));
  } catch (error) {
    onUnfinished(error);
    return done.receipt;
  }
};

/** Declines to sign, which ends the sending. Throws 404, 409 and 422. */
export const decline = (deps: SigningDeps, visit: Visit, input: Input<DeclineInput>): Promise<PublicSigning> =>
  deps.db.transaction(async (tx) => {
    const linked = await lockAnswerable(tx, deps, visit);
    const { reason } = input.value();
    const declined = await saveSigner(tx, linked, { declinedAt: deps.clock.now(), reason, codeHash: null });
    await addVisit(tx, deps, declined, visit, 'declined');
    const signing = await closeSigning(tx, deps, declined.signing, { outcome: 'Afvist', by: SIGNATURE });
    await auditSigner(tx, deps, declined, visit, 'decline', { reason });
    await tellBank(tx, deps, declined, 'declined', `${declined.signer.name} har afvist at underskrive`);
    return present(tx, deps, { ...declined, signing });
  });

/** Takes in a copy that was signed on paper, for the bank to look at. Throws 404, 409, 413, 415 and 422. */
export const receiveCopy = async (deps: SigningDeps, visit: Visit, files: FilesInput): Promise<PublicSigning> => {
  const day = today(deps.clock);
  const before = await findLinked(deps.db, visit.token, day);
  checkAnswerable(deps, before);
  const { number } = before.contract;
  const title = `Sponsoraftale ${number}, underskrevet på papir`;
  // Decoding takes a while: nobody waits for it with a lock.
  const bytes = await readSignedCopy(files.values(), title, deps.clock.now());
  return deps.db.transaction(async (tx) => {
    const linked = await lockAnswerable(tx, deps, visit);
    const file = { kind: 'signed-document', name: `${title}.pdf`, type: 'application/pdf', bytes } as const;
    const { id: uploadFileId } = await addFile(tx, file, deps.clock.now());
    const upload = { uploadFileId, uploadSignerId: linked.signer.id };
    await updateSigning(tx, linked.signing.id, upload);
    await addVisit(tx, deps, linked, visit, 'uploaded');
    await auditSigner(tx, deps, linked, visit, 'receive-copy');
    await tellBank(tx, deps, linked, 'received', `${linked.signer.name} har sendt en underskrevet kopi`);
    return present(tx, deps, { ...linked, signing: { ...linked.signing, ...upload } });
  });
};
