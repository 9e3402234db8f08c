import { testMailInputSchema } from '@sponsorat/api';
import { useUser } from '../../lib/session.ts';
import { EmailField } from '../../ui/fields/TextField.tsx';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import { useDialogForm } from '../../ui/form/useDialogForm.ts';
import { useSendTestMail } from './mails.queries.ts';
import { texts } from './texts.ts';

const t = texts.test;

/** Asks whom a test goes to: oneself, unless another is written. */
export const TestMailForm = ({ onClose }: { onClose: () => void }) => {
  const { email } = useUser();
  const { mutateAsync: send } = useSendTestMail();
  const form = useDialogForm({
    schema: testMailInputSchema,
    blank: { to: email },
    save: send,
    saved: ({ To }) => t.sent(To),
    onClose,
  });
  return (
    <DialogForm form={form} label={t.title} saveLabel={t.save} onCancel={onClose}>
      <EmailField field={form.field('to')} />
    </DialogForm>
  );
};
