import type { Contract, Evaluation, Signer } from '@sponsorat/api';
import { openForm } from '../../ui/form/openForm.tsx';
import { texts as approvalTexts } from './approval/texts.ts';
import { texts as chainTexts } from './chain/texts.ts';
import { texts as signingTexts } from './signing/texts.ts';
import { texts as templateTexts } from './template/texts.ts';
import { texts } from './texts.ts';

/** Asks for the period and the percent of a renewal, and makes it. */
export const openRenewal = (contract: Contract): Promise<void> =>
  openForm({
    title: chainTexts.renew.title(contract.number),
    load: async () => {
      const { RenewForm } = await import('./chain/RenewForm.tsx');
      return (onClose) => <RenewForm contract={contract} onClose={onClose} />;
    },
  });

/** Asks what the bank thinks of an agreement, or shows what it thought, to be changed. */
export const openEvaluation = (contract: Contract, evaluation: Evaluation | null): Promise<void> =>
  openForm({
    title: chainTexts.evaluation.of(contract.number),
    size: 660,
    load: async () => {
      const { EvaluationForm } = await import('./chain/EvaluationForm.tsx');
      return (onClose) => <EvaluationForm contract={contract} evaluation={evaluation} onClose={onClose} />;
    },
  });

/** Asks before the signed document is taken out of an agreement, and why that is done. */
export const openDeleteFile = (contract: Contract): Promise<void> =>
  openForm({
    title: texts.deleteFile.question,
    load: async () => {
      const { DeleteFileForm } = await import('./page/DeleteFileForm.tsx');
      return (onClose) => <DeleteFileForm contract={contract} onClose={onClose} />;
    },
  });

/** Makes a template of an agreement; for Admins. */
export const openSaveAsTemplate = (contract: Contract): Promise<void> =>
  openForm({
    title: templateTexts.save.title(contract.number),
    load: async () => {
      const { SaveAsTemplateForm } = await import('./template/SaveAsTemplateForm.tsx');
      return (onClose) => <SaveAsTemplateForm contract={contract} onClose={onClose} />;
    },
  });

/** Asks who signs an agreement for the club, and sends it to them. */
export const openSend = (contract: Contract): Promise<void> =>
  openForm({
    title: signingTexts.send,
    size: 660,
    load: async () => {
      const { SendForm } = await import('./signing/SendForm.tsx');
      return (onClose) => <SendForm contract={contract} onClose={onClose} />;
    },
  });

/** Asks for the right name and address of a signer. */
export const openChangeSigner = (contract: Contract, signer: Signer): Promise<void> =>
  openForm({
    title: signingTexts.changeTitle(signer.name),
    load: async () => {
      const { ChangeSignerForm } = await import('./signing/SignerForms.tsx');
      return (onClose) => <ChangeSignerForm contract={contract} signer={signer} onClose={onClose} />;
    },
  });

/** Asks why the copy that the club sent cannot be used. */
export const openRejectUpload = (contract: Contract): Promise<void> =>
  openForm({
    title: signingTexts.received.rejectTitle,
    load: async () => {
      const { RejectUploadForm } = await import('./signing/SignerForms.tsx');
      return (onClose) => <RejectUploadForm contract={contract} onClose={onClose} />;
    },
  });

/** Asks what must be known before an agreement is locked, and locks it or asks somebody else to allow it. */
export const openLock = (contract: Contract): Promise<void> => {
  const isNeeded = contract.approval?.needed ?? false;
  return openForm({
    title: (isNeeded ? approvalTexts.askTitle : approvalTexts.lockTitle)(contract.number),
    load: async () => {
      const { LockForm } = await import('./approval/LockForm.tsx');
      return (onClose) => <LockForm contract={contract} isNeeded={isNeeded} onClose={onClose} />;
    },
  });
};

/** Asks why one does not allow an agreement. */
export const openDecline = (contract: Contract): Promise<void> =>
  openForm({
    title: approvalTexts.declineTitle(contract.number),
    load: async () => {
      const { DeclineForm } = await import('./approval/DeclineForm.tsx');
      return (onClose) => <DeclineForm contract={contract} onClose={onClose} />;
    },
  });
