import { Button, TextInput } from '@mantine/core';
import { type Item, limits, messages, withLabel } from '@sponsorat/api';
import { type SyntheticEvent, useRef, useState } from 'react';
import { ApiError } from '../../lib/client.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { useSaveKey } from '../../ui/form/useSaveKey.ts';
import { ErrorNotice } from '../../ui/Notice.tsx';
import { toast } from '../../ui/toast.ts';
import { UsageSlider } from '../../ui/UsageSlider.tsx';
import { texts } from './texts.ts';
import classes from './UsageModal.module.css';
import { useSaveUsage } from './usage.queries.ts';

const words = texts.modal;

const problemOf = (used: number, amount: number): string | undefined => {
  if (!Number.isFinite(used)) return withLabel(messages.numeric, words.used);
  if (used < 0 || used > amount) return withLabel(messages.between(0, amount), words.used);
  return Number.isInteger(used) ? undefined : withLabel(messages.integer, words.used);
};

const fieldsOf = (failure: unknown): Record<string, string> => (failure instanceof ApiError ? failure.fields : {});

export type UsageFormProps = { sponsorshipId: number; item: Item; onDone: () => void };

/** The slider from 0 to the amount with its number, a note, and Gem. */
export const UsageForm = ({ sponsorshipId, item, onDone }: UsageFormProps) => {
  const { id, product, used: saved } = item;
  const amount = item.amount ?? 0;
  const form = useRef<HTMLFormElement>(null);
  const [used, setUsed] = useState(saved);
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const { mutateAsync, isPending, error } = useSaveUsage(sponsorshipId);

  const submit = async () => {
    setTried(true);
    if (isPending || problemOf(used, amount)) return;
    try {
      await mutateAsync({ id, used, note });
    } catch {
      return;
    }
    toast.success(words.saved);
    onDone();
  };
  useSaveKey(form, submit);

  const refused = isPending ? {} : fieldsOf(error);
  const isFieldError = 'used' in refused || 'note' in refused;
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      aria-label={texts.usageOf(product.name)}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      {error && !isPending && !isFieldError && <ErrorNotice error={error} />}
      <UsageSlider
        amount={amount}
        value={used}
        onChange={setUsed}
        unit={product.amountUnit ?? ''}
        label={words.used}
        error={(tried ? problemOf(used, amount) : undefined) ?? refused.used}
      />
      <TextInput
        label={words.note}
        placeholder={words.notePlaceholder}
        maxLength={limits.text}
        autoComplete="off"
        value={note}
        error={refused.note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onDone}>
          {words.cancel}
        </Button>
        <BusyButton type="submit" busy={isPending}>
          {words.save}
        </BusyButton>
      </div>
    </form>
  );
};
