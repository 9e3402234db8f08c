import {
  type IsoDate,
  isOpenSigning,
  type SignerState,
  type SigningState,
  signingLimits,
  signingStateOn,
} from '@sponsorat/api';
import { HOUR } from '../../lib/clock.ts';
import type { SignerRecord, SignerRow, SigningRecord, SigningRow } from './signings.store.ts';

export const signingStateOf = (signing: SigningRow, today: IsoDate): SigningState =>
  signingStateOn({ ...signing, isReceived: signing.uploadFileId !== null }, today);

/** True while a sending waits for the club or for the bank. */
export const isOpen = (signing: SigningRow, today: IsoDate): boolean => isOpenSigning(signingStateOf(signing, today));

/** True from the last signature until its agreement is approved: nobody takes it back then. */
export const isSignedByAll = ({ outcome, signers }: Pick<SigningRecord, 'outcome' | 'signers'>): boolean =>
  outcome === null && signers.every(({ signedAt }) => signedAt !== null);

/** A sending with one of its signers as they are now. */
export const withSigner = (signing: SigningRecord, signer: SignerRecord): SigningRecord => ({
  ...signing,
  signers: signing.signers.map((one) => (one.id === signer.id ? signer : one)),
});

/** How far a signer has come, and since when. */
export const signerStateOf = ({
  signedAt,
  declinedAt,
  openedAt,
  mailedAt,
}: Pick<SignerRow, 'signedAt' | 'declinedAt' | 'openedAt' | 'mailedAt'>): { state: SignerState; at: Date } => {
  if (signedAt) return { state: 'Underskrevet', at: signedAt };
  if (declinedAt) return { state: 'Afvist', at: declinedAt };
  return openedAt ? { state: 'Åbnet', at: openedAt } : { state: 'Sendt', at: mailedAt };
};

/** From when a signer may be sent another mail. */
export const remindFrom = ({ mailedAt }: Pick<SignerRow, 'mailedAt'>): Date =>
  new Date(mailedAt.getTime() + signingLimits.reminderHours * HOUR);
