import { divideHalfUp, isMoney, oreToKroner, type Payment, paymentFormSchema, toOre } from '@sponsorat/api';
import { useEffect, useRef, useState } from 'react';
import { kroner, today } from '../../lib/formats.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { MoneyField } from '../../ui/fields/NumberFields.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { CheckboxField } from '../../ui/fields/ToggleFields.tsx';
import { FieldGrid, WholeRow } from '../../ui/form/FieldGrid.tsx';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import type { Form } from '../../ui/form/FormStore.ts';
import { useFormState } from '../../ui/form/formHooks.ts';
import { useDialogForm } from '../../ui/form/useDialogForm.ts';
import { toast } from '../../ui/toast.ts';
import { InvoiceField } from './InvoiceField.tsx';
import { PaidOnField } from './PaidOnField.tsx';
import { useSavePayment, useTakeBackPayment } from './payments.queries.ts';
import { texts } from './texts.ts';

const t = texts.register;

/** What a payment is registered on: a rate, or an agreement beside its rates. */
type PaidThing = {
  sponsorshipId: number;
  contractId: number;
  /** `rest` is what is neither paid nor invoiced. */
  rate: { id: number; rest: number } | null;
};

export type PaymentFormProps = {
  of: PaidThing;
  /** What is changed, or the invoice that is now paid. */
  payment: Payment | undefined;
  /** It is paid today, unless it says another day: not where a payment is only corrected. */
  pays: boolean;
  onClose: () => void;
};

const amountHelp = ({ of: { rate }, payment, pays }: PaymentFormProps): string | false => {
  if (payment) return !pays && t.credit;
  return rate ? t.rest(kroner(rate.rest)) : `${t.beside} ${t.credit}`;
};

type Vat = { amount: number | null; vatAmount: number | null };

/** The VAT of what is stored follows another amount in proportion, until somebody has typed in it. */
const useVatInProportion = (form: Form<Vat>, stored: Vat | undefined): void => {
  const amount = useFormState(form, ({ values }) => values.amount);
  const proposed = useRef(stored?.vatAmount);
  useEffect(() => {
    if (!stored?.amount || !stored.vatAmount || amount === null || !isMoney(amount)) return;
    if (form.get().values.vatAmount !== proposed.current) return;
    const vat = oreToKroner(divideHalfUp(toOre(stored.vatAmount) * toOre(amount), toOre(stored.amount)));
    proposed.current = vat;
    form.set('vatAmount', vat);
  }, [form, stored, amount]);
};

/** A payment, or an invoice that waits for its payment: what a rate lacks and today are filled in. */
export const PaymentForm = (props: PaymentFormProps) => {
  const { of, payment, pays, onClose } = props;
  const { mutateAsync: save } = useSavePayment(of.sponsorshipId);
  const { mutateAsync: takeBack } = useTakeBackPayment(of.sponsorshipId);
  const [invoice, setInvoice] = useState<File>();
  // What is registered though its invoice could not be sent: it is not registered again.
  const [registered, setRegistered] = useState<Payment>();
  const { contractId, rate } = of;
  const paidOn = payment?.paidOn ?? (pays ? today() : null);
  const form = useDialogForm({
    schema: paymentFormSchema,
    record: payment && { ...payment, paidOn, files: 0 },
    blank: { contractId, rateId: rate?.id ?? null, amount: rate?.rest ?? null, paidOn, files: 0 },
    draft: `payment:${contractId}:${payment?.id ?? `of:${rate?.id}`}`,
    save: async ({ files: _, ...input }) => {
      const { id, version } = registered ?? input;
      let stored = registered;
      const onRegistered = (saved: Payment) => {
        stored = saved;
      };
      try {
        return await save({ payment: { ...input, id, version }, invoice, onRegistered });
      } catch (failure) {
        setRegistered(stored);
        throw failure;
      }
    },
    saved: (saved) => {
      if (payment && !(pays && saved.paidOn)) return t.changed;
      return saved.paidOn ? t.saved : t.savedInvoice;
    },
    undo: (saved) => {
      // An invoice that another took the place of does not come back.
      if (payment && invoice) return undefined;
      return async () => {
        await takeBack({ saved, before: payment });
        toast.success(payment ? texts.undo.asBefore : texts.undo.back);
      };
    },
    onClose,
  });
  useVatInProportion(form, payment);
  // Of what is brought back, a file is to be chosen again.
  useEffect(() => form.set('files', 0), [form]);
  const chooseInvoice = (file: File | undefined) => {
    setInvoice(file);
    form.set('files', file ? 1 : 0);
  };
  const isNew = payment === undefined;
  const isPaid = useFormState(form, ({ values }) => Boolean(values.paidOn));
  const keeps = isNew ? t.saveInvoice : t.saveEdit;
  return (
    <DialogForm
      form={form}
      label={texts.titleOf({ isNew, pays })}
      saveLabel={(registered && t.sendAgain) ?? (isPaid && (isNew || pays) ? t.save : keeps)}
      {...(registered && { cancelLabel: t.later })}
      onCancel={onClose}
    >
      {registered && <p>{t.invoiceFailed}</p>}
      {payment && pays && <p>{t.waits}</p>}
      <FieldGrid>
        <MoneyField field={form.field('amount')} help={amountHelp(props)} width="full" />
        <PaidOnField field={form.field('paidOn')} help={isNew && t.paidOnHelp} width="full" />
        <TextField field={form.field('reference')} />
        <TextField field={form.field('invoiceNumber')} />
        <DateField field={form.field('invoiceDate')} width="full" />
        <MoneyField field={form.field('vatAmount')} width="full" />
        <WholeRow>
          <CheckboxField field={form.field('itemised')} help={t.itemisedHelp} />
          <InvoiceField file={invoice} onChoose={chooseInvoice} current={payment?.invoice ?? null} />
        </WholeRow>
      </FieldGrid>
    </DialogForm>
  );
};
