import { lazy, type ReactNode, Suspense, useState } from 'react';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { Lines } from '../../ui/Skeleton.tsx';
import { Soft } from '../../ui/Soft.tsx';
import type { PaymentFormProps } from './PaymentForm.tsx';
import { texts } from './texts.ts';

// The form brings the schemas along: it comes with the first payment.
const PaymentForm = lazy(() => import('./PaymentForm.tsx').then((module) => ({ default: module.PaymentForm })));

/** What is asked about: `about` says on what, under the title. */
export type PaymentSubject = Omit<PaymentFormProps, 'onClose'> & { about: ReactNode };

const keyOf = ({ of: { contractId, rate }, payment, pays }: PaymentSubject): string =>
  [contractId, rate?.id, payment?.id, payment?.version, pays].join();

/** Asks for a payment. It shows what it asked about while it closes. */
export const PaymentDialog = ({ subject, onClose }: { subject: PaymentSubject | undefined; onClose: () => void }) => {
  const [last, setLast] = useState(subject);
  if (subject && subject !== last) setLast(subject);
  const shown = subject ?? last;
  return (
    <FormDialog
      opened={subject !== undefined}
      onClose={onClose}
      size={660}
      title={
        <>
          {shown && texts.titleOf({ isNew: !shown.payment, pays: shown.pays })}
          <Soft block fw={400}>
            {shown?.about}
          </Soft>
        </>
      }
    >
      {shown && (
        <Suspense fallback={<Lines count={6} />}>
          <PaymentForm key={keyOf(shown)} {...shown} onClose={onClose} />
        </Suspense>
      )}
    </FormDialog>
  );
};
