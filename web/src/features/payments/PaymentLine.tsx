import { Anchor, Box, Button, Group, Text } from '@mantine/core';
import type { Payment } from '@sponsorat/api';
import { dateTime, kroner, longDate, relativeTime } from '../../lib/formats.ts';
import { RecordMenu } from '../../ui/RecordMenu.tsx';
import { RowWords } from '../../ui/Rows.tsx';
import { Soft } from '../../ui/Soft.tsx';
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
  const { mutateAsync: remove } = useRemovePayment(sponsorshipId);
  const name = t.name(kroner(amount), paidOn && longDate(paidOn));
  const details = [
    reference && t.reference(reference),
    invoiceNumber && t.number(invoiceNumber),
    vatAmount !== null && t.vat(kroner(vatAmount)),
  ].filter((part) => typeof part === 'string' && part !== '');
  const lost = [invoice && t.invoiceLost, rateId !== null && t.rateOpen].filter(Boolean);
  return (
    <Group component="li" justify="space-between" gap="4px 16px" py={6}>
      <RowWords>
        <Text className="tabular">
          <strong>{kroner(amount)}</strong>{' '}
          <Box component="span" display="inline-block">
            {paidOn ? t.paid(longDate(paidOn)) : t.waits}
          </Box>
        </Text>
        <Soft component="p">
          {details.length > 0 && `${details.join(' · ')} · `}
          {invoice && (
            <>
              <Anchor
                inherit
                underline="always"
                href={invoice}
                target="_blank"
                rel="noreferrer"
                aria-label={texts.invoice.openOf(name)}
              >
                {texts.invoice.open}
              </Anchor>
              {' · '}
            </>
          )}
          {`${by}, `}
          <time className="amount" dateTime={at} title={dateTime(at)}>
            {relativeTime(at, longDate)}
          </time>
        </Soft>
        {note && <Soft component="p">{note}</Soft>}
      </RowWords>
      <Group gap={4}>
        {!paidOn && (
          <Button
            variant="default"
            size="compact-md"
            aria-label={texts.register.actionFor(name)}
            onClick={() => onEdit(payment, { pays: true })}
          >
            {texts.register.action}
          </Button>
        )}
        <RecordMenu
          noun={t.noun}
          name={name}
          {...(lost.length > 0 && { details: lost.join(' ') })}
          done={t.removed}
          onEdit={() => onEdit(payment, { pays: false })}
          remove={() => remove(id)}
        />
      </Group>
    </Group>
  );
};
