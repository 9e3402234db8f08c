import { Button, Stack } from '@mantine/core';
import { type RateRow, type RegisteredMany, registerManySchema } from '@sponsorat/api';
import { useState } from 'react';
import { today } from '../../lib/formats.ts';
import dialog from '../../ui/dialog.module.css';
import { TextField } from '../../ui/fields/TextField.tsx';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { Soft } from '../../ui/Soft.tsx';
import { toast } from '../../ui/toast.ts';
import { PaidOnField } from './PaidOnField.tsx';
import { useRegisterMany } from './payments.queries.ts';
import { rateName } from './rateColumns.tsx';
import { texts } from './texts.ts';

const t = texts.many;
const daySchema = registerManySchema.pick({ paidOn: true, reference: true });

type RefusedRatesProps = { answer: RegisteredMany; rates: readonly RateRow[]; onClose: () => void };

/** Which rates were refused, and why. */
const RefusedRates = ({ answer: { done, refused }, rates, onClose }: RefusedRatesProps) => (
  <>
    <p role="alert">{t.some(done, refused.length)}</p>
    <Stack component="ul" className="plain" gap={8} mt="sm">
      {refused.map(({ rateId, message }) => {
        const rate = rates.find(({ RateId }) => RateId === rateId);
        return (
          <li key={rateId}>
            <strong>{rate && rateName(rate)}</strong>
            <Soft block>{message}</Soft>
          </li>
        );
      })}
    </Stack>
    <div className={dialog.buttons}>
      <Button onClick={onClose}>{t.close}</Button>
    </div>
  </>
);

type RegisterManyFormProps = {
  rates: readonly RateRow[];
  about: string;
  /** All is registered, or somebody has read why not. */
  onDone: () => void;
  onCancel: () => void;
};

/** On which day the ticked rates were paid. */
export const RegisterManyForm = ({ rates, about, onDone, onCancel }: RegisterManyFormProps) => {
  const { mutateAsync: register } = useRegisterMany();
  const [registered] = useState(rates);
  const [answer, setAnswer] = useState<RegisteredMany>();
  const form = useForm({
    schema: daySchema,
    initial: { paidOn: today(), reference: null },
    save: (day) => register({ rates: registered, day }),
    onSaved: (saved) => {
      if (saved.refused.length > 0) return setAnswer(saved);
      toast.success(t.done(saved.done));
      onDone();
    },
  });
  if (answer) return <RefusedRates answer={answer} rates={registered} onClose={onDone} />;
  const label = t.register(registered.length);
  return (
    <DialogForm form={form} label={label} saveLabel={label} onCancel={onCancel}>
      <p>{about}</p>
      <PaidOnField field={form.field('paidOn')} />
      <TextField field={form.field('reference')} />
    </DialogForm>
  );
};
