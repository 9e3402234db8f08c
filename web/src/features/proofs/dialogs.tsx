import type { Contract } from '@sponsorat/api';
import { openForm } from '../../ui/form/openForm.tsx';
import { texts } from './texts.ts';

/** Asks for pictures of what was delivered, of a product where it is known. */
export const openAddProof = (sponsorshipId: number, itemId?: number): Promise<void> =>
  openForm({
    title: texts.add,
    load: async () => {
      const { AddProofForm } = await import('./AddProofForm.tsx');
      return (onClose) => <AddProofForm sponsorshipId={sponsorshipId} itemId={itemId} onClose={onClose} />;
    },
  });

/** Asks who the report of what was delivered goes to, and sends it. */
export const openSendDelivery = (contract: Contract): Promise<void> =>
  openForm({
    title: texts.delivery.sendTitle(contract.number),
    size: 660,
    load: async () => {
      const { SendDeliveryForm } = await import('./SendDeliveryForm.tsx');
      return (onClose) => <SendDeliveryForm contract={contract} onClose={onClose} />;
    },
  });
