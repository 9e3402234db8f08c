import { Progress } from '@mantine/core';
import { limits, proofFormSchema } from '@sponsorat/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { invalidateSponsorship } from '../../domain/sponsorship.queries.ts';
import { hospitalityQuery, marketingQuery } from '../../domain/usage.queries.ts';
import { ApiError } from '../../lib/client.ts';
import { today } from '../../lib/formats.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { checkFile, proofRule } from '../../ui/files/checkFile.ts';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import { fieldId } from '../../ui/form/FormStore.ts';
import { useFormState } from '../../ui/form/formHooks.ts';
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
  if (files.length === 0) throw refusal(t.required);
  if (files.length > limits.proofFiles) throw refusal(t.tooMany(limits.proofFiles));
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
  const [blank] = useState({ date: today(), ...draft.values });
  const [share, setShare] = useState<number>();
  const options = [...(marketing.data ?? []), ...(hospitality.data ?? [])].map(({ id, product }) => ({
    value: id,
    label: product.name,
  }));
  const form = useDialogForm({
    schema: proofFormSchema,
    blank,
    save: async (query) => {
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
  const refused = useFormState(form, (state) => state.refused[FILES]);
  const values = useFormState(form, (state) => state.values);
  const choose = (chosen: readonly File[]) => {
    draft.files = chosen;
    setFiles(chosen);
  };
  useEffect(() => {
    draft.values = values;
  }, [draft, values]);
  return (
    <DialogForm form={form} label={texts.add} onCancel={onClose}>
      <FilesField
        id={fieldId(form.id, FILES)}
        files={files}
        onChange={choose}
        isBusy={share !== undefined}
        error={refused}
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
