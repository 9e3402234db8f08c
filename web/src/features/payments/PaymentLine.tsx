import { Anchor, Button } from '@mantine/core';
import type { Payment } from '@sponsorat/api';
import { dateTime, kroner, longDate, relativeTime } from '../../lib/formats.ts';
import { EditAndRemove } from '../../ui/EditAndRemove.tsx';
import classes from './payments.module.css';
import { useRemovePayment } from './payments.queries.ts';
import { texts } from './texts.ts';

const t = texts.block;

type PaymentLineProps = {
  payment: Payment;
  sponsorshipId: number;
  /** Asks what is wrong with it, or, of an invoice that waits, when it was paid. */
  onEdit: (payment: Payment, how: { pays: boolean }) => void;
};

/** A payment, or an invoice that waits: how much, when, with which documents, and who registered it. */
export const PaymentLine = ({ payment, sponsorshipId, onEdit }: PaymentLineProps) => {
  const { id, amount, paidOn, reference, invoiceNumber, vatAmount, invoice, note, by, at, rateId } = payment;
  const { mutateAsync: remove, isPending } = useRemovePayment(sponsorshipId);
  const name = t.name(kroner(amount), paidOn && longDate(paidOn));
  const details = [
    reference && t.reference(reference),
    invoiceNumber && t.number(invoiceNumber),
    vatAmount !== null && t.vat(kroner(vatAmount)),
  ].filter((part) => typeof part === 'string' && part !== '');
  const lost = [invoice && t.invoiceLost, rateId !== null && t.rateOpen].filter(Boolean);
  return (
    <li className={classes.payment}>
      <div className={classes.said}>
        <p className={classes.line}>
          <strong>{kroner(amount)}</strong> {paidOn ? t.paid(longDate(paidOn)) : t.waits}
        </p>
        <p className={classes.under}>
          {details.length > 0 && `${details.join(' · ')} · `}
          {invoice && (
            <>
              <Anchor href={invoice} target="_blank" rel="noreferrer" aria-label={texts.invoice.openOf(name)}>
                {texts.invoice.open}
              </Anchor>
              {' · '}
            </>
          )}
          <time dateTime={at} title={dateTime(at)}>
            {t.by(by, relativeTime(at))}
          </time>
        </p>
        {note && <p className={classes.under}>{note}</p>}
      </div>
      <div className={classes.actions}>
        {!paidOn && (
          <Button variant="default" size="compact-md" onClick={() => onEdit(payment, { pays: true })}>
            {texts.register.pay}
          </Button>
        )}
        <EditAndRemove
          texts={t}
          onEdit={() => onEdit(payment, { pays: false })}
          removal={{
            noun: t.noun,
            gender: 'denne',
            name,
            ...(lost.length > 0 && { details: lost.join(' ') }),
            done: t.removed,
            remove: () => remove(id),
          }}
          isRemoving={isPending}
        />
      </div>
    </li>
  );
};
