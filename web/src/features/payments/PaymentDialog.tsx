import { lazy, type ReactNode } from 'react';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { Soft } from '../../ui/Soft.tsx';
import type { PaymentFormProps } from './PaymentForm.tsx';
import { texts } from './texts.ts';

// The form brings the schemas along: it comes with the first payment.
const PaymentForm = lazy(() => import('./PaymentForm.tsx').then((module) => ({ default: module.PaymentForm })));

/** What is asked about: `about` says on what, under the title. */
export type PaymentSubject = Omit<PaymentFormProps, 'onClose'> & { about: ReactNode };

/** Asks for a payment. */
export const PaymentDialog = ({ subject, onClose }: { subject: PaymentSubject | undefined; onClose: () => void }) => (
  <FormDialog
    open={subject}
    size={660}
    title={({ payment, pays, about }) => (
      <>
        {texts.titleOf({ isNew: !payment, pays })}
        <Soft block fw={400}>
          {about}
        </Soft>
      </>
    )}
    onClose={onClose}
  >
    {(shown) => <PaymentForm key={shown.of.rate?.id} {...shown} onClose={onClose} />}
  </FormDialog>
);
