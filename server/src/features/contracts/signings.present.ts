import type { IsoDate, Signer, SignerMailState, Signing } from '@sponsorat/api';
import { fileUrl } from '../files/files.store.ts';
import { remindFrom, signerStateOf, signingStateOf } from './signings.rules.ts';
import type { SignerRecord, SigningRecord } from './signings.store.ts';

const mailStates: Record<string, SignerMailState> = { Sendt: 'Sendt', Fejlet: 'Fejlet' };

const presentSigner = (signer: SignerRecord): Signer => {
  const { id, name, email, reason, mailStatus } = signer;
  const { state, at } = signerStateOf(signer);
  // Only a mail that was sent is ever deleted.
  const mail = mailStates[mailStatus ?? 'Sendt'] ?? 'Venter';
  return { id, name, email, state, at: at.toISOString(), reason, mail, remindFrom: remindFrom(signer).toISOString() };
};

export const presentSigning = (signing: SigningRecord, today: IsoDate): Signing => ({
  state: signingStateOf(signing, today),
  signed: signing.signers.filter(({ signedAt }) => signedAt !== null).length,
  of: signing.signers.length,
  deadline: signing.deadline,
  sentAt: signing.sentAt.toISOString(),
  sentBy: signing.sentBy,
  signers: signing.signers.map(presentSigner),
  upload: fileUrl(signing.file),
});
