import type { RateRow } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { contractPaymentsQuery } from '../../domain/sponsorship.queries.ts';
import { toast } from '../../ui/toast.ts';
import { PaymentDialog, type PaymentSubject } from './PaymentDialog.tsx';
import { rateQuery } from './payments.queries.ts';
import { rateName } from './rateColumns.tsx';
import { texts } from './texts.ts';

type RegisterRateProps = {
  /** The rate that the address names. */
  rateId: number | undefined;
  /** The rows that are on the screen already. */
  rows: readonly RateRow[] | undefined;
  onClose: () => void;
};

/** Why nothing can be registered; nothing where it can, or is not known yet. */
const refusalOf = (row: RateRow | null | undefined): string | undefined => {
  if (row === null) return texts.register.gone;
  return row?.Status === 'Betalt' ? texts.register.paidAlready : undefined;
};

/** The registration that an address asks for: of its invoice that waits, the oldest first, or else of what the rate lacks. */
export const RegisterRate = ({ rateId, rows, onClose }: RegisterRateProps) => {
  const known = rows?.find(({ RateId }) => RateId === rateId);
  const query = useQuery({ ...rateQuery(rateId ?? 0), enabled: rateId !== undefined && !known });
  const row = rateId === undefined ? undefined : (known ?? query.data);
  const isPaid = row?.Status === 'Betalt';
  const waits = row != null && row.Waiting > 0;
  const of = { sponsorshipId: row?.SponsorshipId ?? 0, contractId: row?.ContractId ?? 0 };
  const payments = useQuery({ ...contractPaymentsQuery(of), enabled: waits });
  const failed = query.error ?? payments.error;
  const refusal = refusalOf(row);
  // What a dialog is open about stays, though the rate be paid meanwhile: its invoice may still be to be sent.
  const [last, setLast] = useState<{ rateId: number; subject: PaymentSubject }>();
  const begun = last?.rateId === rateId ? last?.subject : undefined;
  useEffect(() => {
    if (rateId === undefined || begun) return;
    if (failed) toast.error(failed);
    else if (refusal) toast.info(refusal);
    if (failed || refusal) onClose();
  }, [rateId, begun, failed, refusal, onClose]);

  const waiting = payments.data?.findLast((payment) => payment.rateId === rateId && payment.paidOn === null);
  const subject = useMemo((): PaymentSubject | undefined => {
    if (!row || isPaid || (waits && !waiting)) return undefined;
    const { SponsorshipId: sponsorshipId, ContractId: contractId, RateId: id, Rest: rest } = row;
    return {
      of: { sponsorshipId, contractId, rate: { id, rest } },
      payment: waiting,
      pays: true,
      about: rateName(row),
    };
  }, [row, isPaid, waits, waiting]);
  if (rateId !== undefined && subject && !begun) setLast({ rateId, subject });
  if (rateId === undefined && last) setLast(undefined);
  return <PaymentDialog subject={begun ?? subject} onClose={onClose} />;
};
