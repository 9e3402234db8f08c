import type { Contract } from '@sponsorat/api';
import { confirm } from '../../ui/confirm.tsx';
import { openForm } from '../../ui/form/openForm.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import type { ProofDraft } from './AddProofForm.tsx';
import { texts } from './texts.ts';

/** Closes for good, or opens the dialog again with all that was in it. */
const askToDiscard = async (draft: ProofDraft, open: () => Promise<void>): Promise<void> => {
  if (draft.files.length === 0) return;
  const { discardTitle: title, discardMessage } = texts.form;
  const question = { title, message: discardMessage(draft.files.length), action: uiTexts.form.discard, danger: true };
  if (!(await confirm(question))) await open();
};

/** Asks for pictures of what was delivered, of a product where it is known. */
export const openAddProof = (sponsorshipId: number, itemId?: number): Promise<void> => {
  const draft: ProofDraft = { files: [], values: { item: itemId ?? null } };
  const open = (): Promise<void> =>
    openForm({
      title: texts.add,
      about: { sponsorshipId, draft },
      load: async () => (await import('./AddProofForm.tsx')).AddProofForm,
      onClosed: () => void askToDiscard(draft, open),
    });
  return open();
};

/** Asks who the report of what was delivered goes to, and sends it. */
export const openSendDelivery = (contract: Contract): Promise<void> =>
  openForm({
    title: texts.delivery.sendTitle(contract.number),
    size: 660,
    about: { contract },
    load: async () => (await import('./SendDeliveryForm.tsx')).SendDeliveryForm,
  });
