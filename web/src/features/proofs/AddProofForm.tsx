import { Progress } from '@mantine/core';
import { proofFormSchema } from '@sponsorat/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { invalidateSponsorship } from '../../domain/sponsorship.queries.ts';
import { hospitalityQuery, marketingQuery } from '../../domain/usage.queries.ts';
import { ApiError } from '../../lib/client.ts';
import { ConnectionError } from '../../lib/errors.ts';
import { today } from '../../lib/formats.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { checkFile, proofRule } from '../../ui/files/checkFile.ts';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import { useField, useFormState } from '../../ui/form/formHooks.ts';
import { useDialogForm } from '../../ui/form/useDialogForm.ts';
import { FilesField } from './FilesField.tsx';
import { sendProof } from './proofs.queries.ts';
import { texts } from './texts.ts';

const t = texts.form;
const FILES = 'model';
const UNUSABLE = [413, 415];

/** A refusal of the files, as the form shows it at them. */
const refusal = (message: string) => new ApiError(422, { message, fields: { [FILES]: message } });

const checkFiles = async (files: readonly File[]): Promise<void> => {
  for (const file of files) {
    const message = await checkFile(proofRule, file);
    if (message) throw refusal(message);
  }
};

/** What is not sent yet: it outlives the dialog until it is sent or discarded. */
export type ProofDraft = {
  files: readonly File[];
  values: { item?: number | null; date?: string | null; note?: string | null };
};

type AddProofFormProps = { sponsorshipId: number; draft: ProofDraft; onClose: () => void };

/** What was delivered, when, and the pictures that show it. They stay here until they are on the server. */
export const AddProofForm = ({ sponsorshipId, draft, onClose }: AddProofFormProps) => {
  const queryClient = useQueryClient();
  const marketing = useQuery(marketingQuery(sponsorshipId));
  const hospitality = useQuery(hospitalityQuery(sponsorshipId));
  const [files, setFiles] = useState(draft.files);
  const [blank] = useState({ date: today(), ...draft.values, model: draft.files.length });
  const [share, setShare] = useState<number>();
  const options = [...(marketing.data ?? []), ...(hospitality.data ?? [])].map(({ id, product }) => ({
    value: id,
    label: product.name,
  }));
  const form = useDialogForm({
    schema: proofFormSchema,
    blank,
    save: async ({ model: _, ...query }) => {
      await checkFiles(files);
      setShare(0);
      try {
        await sendProof(sponsorshipId, { query, file: files, onProgress: setShare });
      } catch (failure) {
        // What is said of a file is said without its field.
        if (failure instanceof ApiError && UNUSABLE.includes(failure.status)) throw refusal(failure.message);
        throw failure;
      } finally {
        setShare(undefined);
      }
      draft.files = [];
      void invalidateSponsorship(queryClient, sponsorshipId);
    },
    saved: t.saved,
    onClose,
  });
  const count = form.field(FILES);
  const { error } = useField(count);
  const values = useFormState(form, (state) => state.values);
  const isUnsent = useFormState(form, (state) => state.failure instanceof ConnectionError);
  const choose = (chosen: readonly File[]) => {
    draft.files = chosen;
    setFiles(chosen);
    count.set(chosen.length);
  };
  useEffect(() => {
    draft.values = values;
  }, [draft, values]);
  return (
    <DialogForm form={form} label={texts.add} onCancel={onClose}>
      <FilesField
        id={count.id}
        label={count.label}
        files={files}
        onChange={choose}
        isBusy={share !== undefined}
        error={error}
        isUnsent={isUnsent}
      />
      <SelectField
        field={form.field('item')}
        options={marketing.isPending || hospitality.isPending ? undefined : options}
        failed={marketing.isError || hospitality.isError}
      />
      <DateField field={form.field('date')} />
      <TextField field={form.field('note')} width="full" placeholder={t.notePlaceholder} />
      {share !== undefined && (
        <Progress value={Math.round(share * 100)} aria-label={t.sending(files.length)} size={6} />
      )}
    </DialogForm>
  );
};
