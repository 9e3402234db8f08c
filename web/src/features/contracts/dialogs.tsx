import { modals } from '@mantine/modals';
import type { Contract, Evaluation, Signer } from '@sponsorat/api';
import { ApiError, errorWords } from '../../lib/client.ts';
import { DialogNotice } from '../../ui/DialogNotice.tsx';
import dialog from '../../ui/dialog.module.css';
import { openDialog } from '../../ui/dialogs.tsx';
import { openForm } from '../../ui/form/openForm.tsx';
import { toast } from '../../ui/toast.ts';
import { texts as approvalTexts } from './approval/texts.ts';
import { texts as chainTexts } from './chain/texts.ts';
import { texts as signingTexts } from './signing/texts.ts';
import { texts as templateTexts } from './template/texts.ts';
import { texts } from './texts.ts';

/** Asks for the period and the percent of a renewal, and makes it. */
export const openRenewal = (contract: Contract): Promise<void> =>
  openForm({
    title: chainTexts.renew.title(contract.number),
    about: { contract },
    load: async () => (await import('./chain/RenewForm.tsx')).RenewForm,
  });

/** Asks what the bank thinks of an agreement, or shows what it thought, to be changed. */
export const openEvaluation = (contract: Contract, evaluation: Evaluation | null): Promise<void> =>
  openForm({
    title: chainTexts.evaluation.of(contract.number),
    size: 660,
    about: { contract, evaluation },
    load: async () => (await import('./chain/EvaluationForm.tsx')).EvaluationForm,
  });

/** Asks before the signed document is taken out of an agreement, and why that is done. */
export const openDeleteFile = (contract: Contract): Promise<void> =>
  openForm({
    title: texts.deleteFile.question,
    about: { contract },
    load: async () => (await import('./page/DeleteFileForm.tsx')).DeleteFileForm,
  });

/** Makes a template of an agreement; for Admins. */
export const openSaveAsTemplate = (contract: Contract): Promise<void> =>
  openForm({
    title: templateTexts.save.title(contract.number),
    about: { contract },
    load: async () => (await import('./template/SaveAsTemplateForm.tsx')).SaveAsTemplateForm,
  });

/** Asks who signs an agreement for the club, and sends it to them. */
export const openSend = (contract: Contract): Promise<void> =>
  openForm({
    title: signingTexts.send,
    size: 660,
    about: { contract },
    load: async () => (await import('./signing/SendForm.tsx')).SendForm,
  });

/** Asks for the right name and address of a signer. */
export const openChangeSigner = (contract: Contract, signer: Signer): Promise<void> =>
  openForm({
    title: signingTexts.changeTitle(signer.name),
    about: { contract, signer },
    load: async () => (await import('./signing/SignerForms.tsx')).ChangeSignerForm,
  });

/** Asks why the copy that the club sent cannot be used. */
export const openRejectUpload = (contract: Contract): Promise<void> =>
  openForm({
    title: signingTexts.received.rejectTitle,
    about: { contract },
    load: async () => (await import('./signing/SignerForms.tsx')).RejectUploadForm,
  });

/** Asks what must be known before an agreement is locked, and locks it or asks somebody else to allow it. */
export const openLock = (contract: Contract): Promise<void> => {
  const title = contract.approval?.needed ? approvalTexts.askTitle : approvalTexts.lockTitle;
  return openForm({
    title: title(contract.number),
    about: { contract },
    load: async () => (await import('./approval/ApprovalForms.tsx')).LockForm,
  });
};

/** Asks why one does not allow an agreement. */
export const openDecline = (contract: Contract): Promise<void> =>
  openForm({
    title: approvalTexts.declineTitle(contract.number),
    about: { contract },
    load: async () => (await import('./approval/ApprovalForms.tsx')).DeclineForm,
  });

/**
 * Says that an upload failed, in the server's own heading and sentence. It stands until it was read, also where the
 * agreement's page is shown anew because somebody else moved it on.
 */
export const openFailure = async (failure: unknown): Promise<void> => {
  const { error, message } = errorWords(failure);
  const fields = failure instanceof ApiError ? Object.values(failure.fields) : [];
  const open = () => {
    const id = modals.open({
      title: error,
      children: (
        <DialogNotice onClose={() => modals.close(id)}>
          <div className={dialog.message}>
            {[message, ...fields].map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </DialogNotice>
      ),
    });
  };
  // Without a connection its code may not be had.
  await openDialog(open).catch(() => toast.error(failure));
};
