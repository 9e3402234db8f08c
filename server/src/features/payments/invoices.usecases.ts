import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import type { Deps } from '../../lib/deps.ts';
import type { FileInput, ReceivedFile } from '../../lib/http/upload.ts';
import { wrongType } from '../../lib/problem.ts';
import { addFile, deleteFile, fileUrl, isPdf } from '../files/files.store.ts';
import { isPicture, readImage } from '../files/images.ts';
import { checkPayment, setInvoice } from './payments.store.ts';
import { lockPayment } from './payments.usecases.ts';

/** A PDF as it is; a picture is decoded and written anew. Throws 415 for anything else. */
const readInvoice = async (file: ReceivedFile) => {
  if (isPdf(file.bytes)) return { bytes: file.bytes, name: file.name, type: 'application/pdf' };
  if (!isPicture(file.bytes)) throw wrongType('Vælg fakturaen som PDF, PNG, JPEG eller WebP.');
  const image = await readImage(file);
  return { ...image, name: image.name.replace('billede', 'faktura') };
};

/** Saves the invoice of a payment, in the place of an earlier one: its path. Throws 404, 415 and 422. */
export const saveInvoice = async ({ db, clock }: Deps, actor: Actor, id: number, file: FileInput) => {
  await checkPayment(db, actor, id);
  // Decoding takes a while: nobody waits for it with a lock.
  const invoice = await readInvoice(file.value());
  return db.transaction(async (tx) => {
    const { before, contract } = await lockPayment(tx, actor, id);
    const saved = await addFile(tx, { kind: 'invoice', ...invoice }, clock.now());
    await setInvoice(tx, id, saved.id);
    const { invoiceFileId } = before.payment;
    await deleteFile(tx, invoiceFileId);
    const about = { contractId: contract.id, contractNumber: before.contractNumber };
    await audit(tx, clock, actor, {
      action: 'upload-invoice',
      entity: 'payment',
      entityId: id,
      sponsorshipId: contract.sponsorshipId,
      before: { ...about, invoiceFileId },
      after: { ...about, invoiceFileId: saved.id },
    });
    return { invoice: fileUrl(saved) as string };
  });
};
