import { Box, Button, Text } from '@mantine/core';
import type { Contract, Payment } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contractPaymentsQuery } from '../../domain/sponsorship.queries.ts';
import { kroner, kronerAlike, longDate } from '../../lib/formats.ts';
import { Block } from '../../ui/Block.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Row, Rows } from '../../ui/Rows.tsx';
import { Section } from '../../ui/Section.tsx';
import { Lines } from '../../ui/Skeleton.tsx';
import { Soft } from '../../ui/Soft.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { PaymentDialog, type PaymentSubject } from './PaymentDialog.tsx';
import { PaymentLine } from './PaymentLine.tsx';
import classes from './payments.module.css';
import { texts } from './texts.ts';

const t = texts.block;
type Rate = Contract['rates'][number];

/** What is paid of a rate that is partly paid. */
const besides = ({ amount, paid, status }: Rate): string | undefined =>
  paid > 0 && status !== 'Betalt' ? t.paidOf(kroner(paid), kroner(amount)) : undefined;

/** What of a rate is neither paid nor invoiced. */
const openOf = ({ id, rest, waiting }: Rate) => ({ id, rest: rest - waiting });

/** As tall as an agreement's rates with their payments, of which the agreement itself knows whether there are some. */
const RatesSkeleton = ({ rates }: Pick<Contract, 'rates'>) => (
  <>
    {rates.map(({ id, paid }) => (
      <Box key={id} h={paid > 0 ? { base: '12.5rem', sm: '7rem' } : { base: '6.75rem', sm: '3.4rem' }}>
        <Lines count={1} />
      </Box>
    ))}
    {rates.length === 0 && <Lines />}
  </>
);

type ContractPaymentsProps = {
  contract: Contract;
  /** It is approved, or was before it was edited: then payments can be made on it. */
  wasApproved: boolean;
};

/** An agreement's rates with what was paid of each, and what was paid beside them. */
export const ContractPayments = ({ contract, wasApproved }: ContractPaymentsProps) => {
  const { id: contractId, sponsorshipId, rates } = contract;
  const of = { sponsorshipId, contractId };
  const query = useQuery(contractPaymentsQuery(of));
  const [subject, setSubject] = useState<PaymentSubject>();
  const money = kronerAlike(rates.map(({ amount }) => amount));
  const register = (rate: Rate | null, about: string) =>
    setSubject({ of: { ...of, rate: rate && openOf(rate) }, payment: undefined, pays: true, about });
  const edit =
    (rate: Rate | null, about: string) =>
    (payment: Payment, { pays }: { pays: boolean }) =>
      setSubject({ of: { ...of, rate }, payment, pays, about });
  const lines = (payments: readonly Payment[], onEdit: ReturnType<typeof edit>) =>
    payments.length > 0 && (
      <ul className={`plain ${classes.payments}`}>
        {payments.map((payment) => (
          <PaymentLine key={payment.id} payment={payment} sponsorshipId={sponsorshipId} onEdit={onEdit} />
        ))}
      </ul>
    );
  return (
    <Section
      title={t.title}
      subtitle={!wasApproved && t.unsigned}
      actions={
        wasApproved && (
          <Button variant="default" onClick={() => register(null, t.withoutRate)}>
            {t.addWithout}
          </Button>
        )
      }
    >
      <Block query={query} skeleton={<RatesSkeleton rates={rates} />}>
        {(payments) => {
          const beside = payments.filter(({ rateId }) => rateId === null);
          return (
            <>
              {rates.length === 0 && beside.length === 0 && <EmptyState compact hint={t.none} />}
              <Rows>
                {rates.map((rate, at) => {
                  const about = `${t.rate(at + 1)}, ${longDate(rate.dueDate)}`;
                  const more = besides(rate);
                  return (
                    <Row key={rate.id}>
                      <div className={classes.head}>
                        <Text className="tabular">
                          <strong>{t.rate(at + 1)}</strong>{' '}
                          <Box component="span" display="inline-block">
                            {longDate(rate.dueDate)}
                          </Box>
                        </Text>
                        <Text className="amount" ta="right">
                          {money(rate.amount)}
                        </Text>
                        <div>
                          <StatusBadge status={rate.status} />
                          {more && <Soft block>{more}</Soft>}
                        </div>
                        <Box ta="right">
                          {wasApproved && rate.rest > rate.waiting && (
                            <Button
                              variant="default"
                              size="compact-md"
                              aria-label={texts.register.actionFor(about)}
                              onClick={() => register(rate, about)}
                            >
                              {texts.register.action}
                            </Button>
                          )}
                        </Box>
                      </div>
                      {lines(
                        payments.filter(({ rateId }) => rateId === rate.id),
                        edit(rate, about),
                      )}
                    </Row>
                  );
                })}
                {beside.length > 0 && (
                  <Row>
                    <Text>
                      <strong>{t.withoutRate}</strong> <Soft>{t.withoutRateHint}</Soft>
                    </Text>
                    {lines(beside, edit(null, t.withoutRate))}
                  </Row>
                )}
              </Rows>
            </>
          );
        }}
      </Block>
      <PaymentDialog subject={subject} onClose={() => setSubject(undefined)} />
    </Section>
  );
};
