import { lazy, Suspense, useState } from 'react';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { Lines } from '../../ui/Skeleton.tsx';
import type { ContactFormProps } from './ContactForm.tsx';
import { texts } from './texts.ts';

// The form brings the schemas along: it comes with the first contact.
const ContactForm = lazy(() => import('./ContactForm.tsx').then((module) => ({ default: module.ContactForm })));

/** Asks for a contact; it stays until it has left the screen. */
export const ContactDialog = ({ onGone, ...form }: Omit<ContactFormProps, 'onClose'> & { onGone: () => void }) => {
  const [opened, setOpened] = useState(true);
  const close = () => setOpened(false);
  return (
    <FormDialog
      opened={opened}
      onClose={close}
      onGone={onGone}
      size={660}
      title={form.contact ? texts.editTitle : texts.addLabel}
    >
      <Suspense fallback={<Lines count={6} />}>
        <ContactForm {...form} onClose={close} />
      </Suspense>
    </FormDialog>
  );
};
