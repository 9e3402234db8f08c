import { Text } from '@mantine/core';
import { type MailTexts, mailTextsInputSchema, signingPlaceholders } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { TextareaField } from '../../ui/fields/TextareaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import { useDialogForm } from '../../ui/form/useDialogForm.ts';
import { ErrorNotice } from '../../ui/Notice.tsx';
import { Lines } from '../../ui/Skeleton.tsx';
import { mailTextsQuery, useSaveMailTexts } from './mails.queries.ts';
import { texts } from './texts.ts';

const t = texts.signing;

const Fields = ({ record, onClose }: { record: MailTexts; onClose: () => void }) => {
  const { mutateAsync: save } = useSaveMailTexts();
  const form = useDialogForm({
    schema: mailTextsInputSchema,
    record,
    draft: 'mail-texts',
    save,
    saved: t.saved,
    onClose,
  });
  return (
    <DialogForm form={form} label={t.title} onCancel={onClose}>
      <Text c="dimmed">{t.hint}</Text>
      <TextField field={form.field('subject')} width="full" />
      <TextareaField
        field={form.field('text')}
        rows={10}
        help={Object.entries(signingPlaceholders)
          .map(([name, meaning]) => t.placeholder(name, meaning))
          .join(' · ')}
      />
    </DialogForm>
  );
};

/** The text that an agreement is sent with for signature, until somebody writes another for one of them. */
export const MailTextsForm = ({ onClose }: { onClose: () => void }) => {
  const { data, error, refetch } = useQuery(mailTextsQuery);
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  return data ? <Fields record={data} onClose={onClose} /> : <Lines count={8} />;
};
