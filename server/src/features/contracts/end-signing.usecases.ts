import type { SigningOutcome } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { conflict } from '../../lib/problem.ts';
import { deleteFile } from '../files/files.store.ts';
import { queueMail } from '../mails/mails.usecases.ts';
import type { ContractDetails } from './contracts.store.ts';
import { isOpen, isSignedByAll } from './signings.rules.ts';
import { addSigningEvent, type SigningRecord, updateSigning } from './signings.store.ts';

/** Ends the sending of an agreement that is locked, where it has no outcome yet: its links die. Gives it as it is then. */
export const closeSigning = async (
  tx: Connection,
  { clock }: Pick<Deps, 'clock'>,
  signing: SigningRecord,
  { outcome, by }: { outcome: SigningOutcome; by: string },
): Promise<SigningRecord> => {
  const at = clock.now();
  const end = { outcome, endedAt: at, endedBy: by, uploadFileId: null, uploadSignerId: null };
  await updateSigning(tx, signing.id, end);
  const kind = outcome === 'Underskrevet' ? 'approved' : 'cancelled';
  // That a signer declined is an event of its own.
  if (outcome !== 'Afvist') await addSigningEvent(tx, { signingId: signing.id, kind, at });
  if (outcome !== 'Underskrevet') await deleteFile(tx, signing.uploadFileId);
  return { ...signing, ...end, file: null };
};

/**
 * What an act of the bank does to a sending that is open: it is taken back, and where `isTold` the signers are told. Gives
 * the sending as it is then. Throws 409 once all have signed.
 */
export const withdrawSigning = async (
  tx: Connection,
  deps: Deps,
  actor: Actor,
  { number, sponsorshipId, signing }: Pick<ContractDetails, 'number' | 'sponsorshipId' | 'signing'>,
  { isTold }: { isTold: boolean },
): Promise<SigningRecord | null> => {
  if (signing?.outcome !== null) return signing;
  if (isTold && isSignedByAll(signing))
    throw conflict('Alle har lige underskrevet, og aftalen bliver godkendt om et øjeblik. Vent, og prøv igen.');
  const closed = await closeSigning(tx, deps, signing, { outcome: 'Annulleret', by: actor.name });
  if (!isTold || !isOpen(signing, today(deps.clock))) return closed;
  for (const { email, name } of signing.signers)
    await queueMail(tx, deps, {
      to: email,
      byUserId: actor.id,
      replyTo: signing.senderEmail,
      path: `/sponsorships/${sponsorshipId}`,
      sponsorshipId,
      subject: `Aftale ${number} er trukket tilbage`,
      blocks: [
        { paragraph: `Kære ${name}` },
        { paragraph: 'Aftalen er trukket tilbage, og linket virker ikke længere. Du skal ikke gøre noget.' },
      ],
      foot: 'Du får denne e-mail, fordi du var bedt om at underskrive aftalen. Svar på den, hvis du har spørgsmål.',
    });
  return closed;
};
