import { danishDate } from '@sponsorat/api';
import { today } from '../../lib/clock.ts';
import type { AppDeps, Deps } from '../../lib/deps.ts';
import type { Job } from '../../lib/jobs/jobs.ts';
import { closeSigning } from '../contracts/end-signing.usecases.ts';
import { findSignedByAll, type SigningRecord } from '../contracts/signings.store.ts';
import { approveWith } from '../contracts/transitions.usecases.ts';
import { addFile, findFileBytes } from '../files/files.store.ts';
import { renderSigningPdf } from './pdf/render.ts';
import type { SignatureLine } from './pdf/signatures-page.ts';
import { type LinkedSigning, linkReader, lockSignedByAll, SIGNATURE } from './public-signing.store.ts';
import { agreementOf, frozenTermsOf, queueSigned } from './signing-mails.ts';
import { tellBank } from './tell-bank.usecases.ts';

const timeInCopenhagen = new Intl.DateTimeFormat('da-DK', {
  timeZone: 'Europe/Copenhagen',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'longOffset',
});

/** An instant as the page of signatures says it: "15. juni 2026 kl. 12.00.00 GMT+02.00". */
const signedAtText = (at: Date): string => `${danishDate(at)} kl. ${timeInCopenhagen.format(at)}`;

/** The signatures of a sending, in the order in which they came. */
const signaturesOf = ({ signers }: Pick<SigningRecord, 'signers'>): SignatureLine[] =>
  signers
    .flatMap(({ signedAt, signedName, title, email, address }) =>
      signedAt && signedName && title ? [{ signedAt, name: signedName, title, email, address: address ?? '' }] : [],
    )
    .sort((one, other) => one.signedAt.getTime() - other.signedAt.getTime())
    .map(({ signedAt, ...line }) => ({ ...line, at: signedAtText(signedAt) }));

/** The signed agreement: its frozen pages, and the page of signatures. */
const signedPdf = async ({ db }: Pick<Deps, 'db'>, { contract, signing }: Omit<LinkedSigning, 'signer'>) => {
  const frozen = await findFileBytes(db, contract.agreementFileId);
  if (!frozen || !contract.confirmedAt) throw new Error(`Agreement ${contract.id} has no frozen PDF`);
  const { club, bank } = frozenTermsOf(contract);
  const { number } = contract;
  const page = { number, club: club.name, bank: bank.name, sha256: signing.sha256, signatures: signaturesOf(signing) };
  return renderSigningPdf({ kind: 'signed', frozen, frozenAt: contract.confirmedAt.toISOString(), page });
};

/**
 * Makes an agreement that all have signed Godkendt, with the PDF of their signatures. The PDF is made without a lock;
 * of several who make it, the first saves it, and the others find nothing more to do.
 */
export const finishSigning = async (deps: Deps, contractId: number): Promise<void> => {
  const { db, clock } = deps;
  const read = await db.transaction((tx) => lockSignedByAll(tx, contractId, today(clock)));
  if (!read) return;
  const bytes = await signedPdf(deps, read);
  await db.transaction(async (tx) => {
    const now = await lockSignedByAll(tx, contractId, today(clock));
    if (now?.signing.id !== read.signing.id) return;
    const { contract, signing } = now;
    const agreement = agreementOf(contract);
    const name = `Sponsoraftale ${agreement.number} – ${agreement.club}, underskrevet.pdf`;
    const file = { kind: 'signed-document', name, type: 'application/pdf', bytes } as const;
    const { id: fileId } = await addFile(tx, file, clock.now());
    await closeSigning(tx, deps, signing, { outcome: 'Underskrevet', by: SIGNATURE });
    await approveWith(tx, deps, linkReader, contract, { fileId, external: false, by: { name: SIGNATURE } });
    await tellBank(tx, deps, now, 'signed', 'alle har underskrevet, og aftalen er godkendt');
    await queueSigned(tx, deps, { signing, agreement }, signing.signers, fileId);
  });
};

/** How long what was left between the last signature and its PDF may wait. */
const SOON = 10_000;

/**
 * Finishes what was left between the last signature and its PDF, by a node that was killed or where the PDF could not be
 * made. One that fails again holds up no other.
 */
export const signingJob = (deps: AppDeps): Job => ({
  name: 'signing',
  every: SOON,
  run: async () => {
    const background = { ...deps, db: deps.db.background };
    const failures: unknown[] = [];
    for (const contractId of await findSignedByAll(background.db))
      await finishSigning(background, contractId).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  },
});
