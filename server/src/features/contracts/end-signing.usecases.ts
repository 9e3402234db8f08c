import type { SigningOutcome } from '@sponsorat/api';
import { today } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { conflict } from '../../lib/problem.ts';
import { deleteFile } from '../files/files.store.ts';
import { queueMail } from '../mails/mails.usecases.ts';
import type { ContractDetails } from './contracts.store.ts';
import { isOpen, isSignedByAll } from './signings.rules.ts';
import { addSigningEvent, endSigning, findSigning, type SigningRecord } from './signings.store.ts';

type Ending = {
  by: string;
  userId: number | null;
  /** What the signers are told; null tells them nothing. */
  tell: { subject: string; paragraph: string; path: string; sponsorshipId: number } | null;
};

const tellSigners = async (
  tx: Connection,
  deps: Deps,
  signing: SigningRecord,
  { userId, tell }: Ending,
): Promise<void> => {
  if (!tell) return;
  for (const { email, name } of signing.signers)
    await queueMail(tx, deps, {
      to: email,
      byUserId: userId,
      replyTo: signing.senderEmail,
      path: tell.path,
      sponsorshipId: tell.sponsorshipId,
      subject: tell.subject,
      blocks: [{ paragraph: `Kære ${name}` }, { paragraph: tell.paragraph }],
      foot: 'Du får denne e-mail, fordi du var bedt om at underskrive aftalen. Svar på den, hvis du har spørgsmål.',
    });
};

/** Ends the sending of an agreement that is locked, where one is open or past its deadline: its links die. */
export const closeSigning = async (
  tx: Connection,
  deps: Deps,
  signing: SigningRecord,
  outcome: SigningOutcome,
  ending: Ending,
): Promise<void> => {
  const at = deps.clock.now();
  const isTold = isOpen(signing, today(deps.clock));
  await endSigning(tx, signing.id, { outcome, by: ending.by, at });
  const kind = outcome === 'Underskrevet' ? 'approved' : 'cancelled';
  // That a signer declined is an event of its own.
  if (outcome !== 'Afvist') await addSigningEvent(tx, { signingId: signing.id, kind, at });
  if (signing.uploadFileId !== null && outcome !== 'Underskrevet') await deleteFile(tx, signing.uploadFileId);
  if (isTold) await tellSigners(tx, deps, signing, ending);
};

/** What an act of the bank does to a sending that is open: it is taken back. Throws 409 once all have signed. */
export const withdrawSigning = async (
  tx: Connection,
  deps: Deps,
  contract: Pick<ContractDetails, 'id' | 'number' | 'sponsorshipId'>,
  { isTold, ...by }: Omit<Ending, 'tell'> & { isTold: boolean },
): Promise<void> => {
  const signing = await findSigning(tx, contract.id);
  if (!signing || signing.outcome !== null) return;
  if (isTold && isSignedByAll(signing))
    throw conflict('Alle har lige underskrevet, og aftalen bliver godkendt om et øjeblik. Vent, og prøv igen.');
  const tell = {
    subject: `Aftale ${contract.number} er trukket tilbage`,
    paragraph: 'Aftalen er trukket tilbage, og linket virker ikke længere. Du skal ikke gøre noget.',
    path: `/sponsorships/${contract.sponsorshipId}`,
    sponsorshipId: contract.sponsorshipId,
  };
  await closeSigning(tx, deps, signing, 'Annulleret', { ...by, tell: isTold ? tell : null });
};
