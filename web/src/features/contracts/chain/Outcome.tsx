import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { type Contract, type ContractUsage, contractStatus, type Evaluation, type Payment } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { contractPaymentsQuery, contractsQuery } from '../../../domain/sponsorship.queries.ts';
import { kroner, longDate } from '../../../lib/formats.ts';
import { Block } from '../../../ui/Block.tsx';
import { Chevron } from '../../../ui/Chevron.tsx';
import { Fact } from '../../../ui/Fact.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Soft } from '../../../ui/Soft.tsx';
import { UtilizationBar } from '../../../ui/UtilizationBar.tsx';
import { contractUsageQuery, evaluationQuery } from '../contracts.queries.ts';
import { predecessorOf } from './chain.rules.ts';
import { openEvaluation } from './dialogs.tsx';
import { texts } from './texts.ts';

const t = texts.outcome;
const words = texts.evaluation;

const Part = ({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) => (
  <div>
    <Group justify="space-between" gap="4px 12px" mb={6}>
      <Title order={3}>{title}</Title>
      {action}
    </Group>
    {children}
  </div>
);

const Items = ({ children }: { children: ReactNode }) => (
  <Stack component="ul" className="plain" gap={8}>
    {children}
  </Stack>
);

/** What is said of a product. */
const Item = ({ product, children }: { product: string; children: ReactNode }) => (
  <Group component="li" gap="2px 12px">
    <Text span flex="0 1 16rem" fw={600}>
      {product}
    </Text>
    {children}
  </Group>
);

const Usage = ({ items }: { items: readonly ContractUsage[] }) => {
  const notes = items.flatMap(({ product, notes }) => notes.map((note) => ({ product, ...note })));
  return (
    <>
      <Part title={t.usage}>
        {items.length === 0 && <Text>{t.nothingTracked}</Text>}
        <Items>
          {items.map(({ id, product, section, amount, used, unit }) => (
            <Item key={id} product={product}>
              <UtilizationBar value={Math.round((used / amount) * 100)} narrow />
              <Soft>
                {t.used(used, amount, unit)}
                {section !== 'Hospitality' && used < amount && `. ${t.open(amount - used)}`}
              </Soft>
            </Item>
          ))}
        </Items>
      </Part>
      {notes.length > 0 && (
        <Part title={t.notes}>
          <Items>
            {notes.map(({ product, note, by, at }) => (
              <Item key={`${product}-${at}`} product={product}>
                <span>{note}</span>
                <Soft>{t.noteBy(by, longDate(at))}</Soft>
              </Item>
            ))}
          </Items>
        </Part>
      )}
    </>
  );
};

// Øre, as they add up.
const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100;

/** What is paid of the rates, and what is paid beside them: all of it where there are none. */
const Payments = ({ rates, payments }: Pick<Contract, 'rates'> & { payments: readonly Payment[] }) => {
  const [total, paid] = [sumOf(rates.map(({ amount }) => amount)), sumOf(rates.map((rate) => rate.paid))];
  const isBeside = ({ rateId, paidOn }: Payment) => rateId === null && paidOn !== null;
  const beside = sumOf(payments.filter(isBeside).map(({ amount }) => amount));
  const said = [
    rates.length === 0 ? t.noRates : t.paid(kroner(paid), kroner(total)),
    total > paid && t.owed(kroner(total - paid)),
    beside > 0 && t.beside(kroner(beside)),
  ];
  return (
    <Part title={t.payments}>
      <Text>{said.filter(Boolean).join('. ')}</Text>
    </Part>
  );
};

const EvaluationFacts = ({ evaluation }: { evaluation: Evaluation }) => {
  const names = Object.entries(words.marks) as [keyof typeof words.marks, string][];
  const marks = names.flatMap(([key, label]) => {
    const mark = evaluation[key];
    return mark === null ? [] : [{ label, value: words.mark(mark) }];
  });
  const { recommendation, text, by, at } = evaluation;
  const facts = [...marks, ...(recommendation ? [{ label: words.recommendation, value: recommendation }] : [])];
  return (
    <>
      <Group component="dl" className="plain" gap="6px 28px">
        {facts.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </Group>
      {text && (
        <Text mt={8} style={{ whiteSpace: 'pre-line' }}>
          {text}
        </Text>
      )}
      <Soft component="p">{words.by(by, longDate(at))}</Soft>
    </>
  );
};

const Outcome = ({ contract }: { contract: Contract }) => {
  const of = { sponsorshipId: contract.sponsorshipId, contractId: contract.id };
  const usage = useQuery(contractUsageQuery(of));
  const payments = useQuery(contractPaymentsQuery(of));
  const evaluation = useQuery(evaluationQuery(of));
  return (
    <Stack gap={18} miw={0}>
      <Block query={usage}>{(items) => <Usage items={items} />}</Block>
      <Block query={payments}>{(all) => <Payments rates={contract.rates} payments={all} />}</Block>
      <Block query={evaluation}>
        {(said) => (
          <Part
            title={words.title}
            action={
              <Button variant="default" size="compact-md" onClick={() => void openEvaluation(contract, said)}>
                {said ? words.change : words.add}
              </Button>
            }
          >
            {said ? <EvaluationFacts evaluation={said} /> : <Text>{words.empty}</Text>}
          </Part>
        )}
      </Block>
    </Stack>
  );
};

/** What a signed agreement gave: how it is used, what is paid, and what the bank thinks of it. */
export const OwnOutcome = ({ contract }: { contract: Contract }) => (
  <Section title={t.title}>
    <Outcome contract={contract} />
  </Section>
);

/** The signed agreement that a draft renews, or follows in time. */
const useRenewed = (contract: Contract): Contract | undefined => {
  const { data: all } = useQuery(contractsQuery(contract.sponsorshipId));
  const before = predecessorOf(contract, all ?? []);
  return before?.status === contractStatus.approved ? before : undefined;
};

type RenewedOutcomeProps = {
  contract: Contract;
  /** What stands around the button and what it opens: the button takes no line of its own. */
  children: (button: ReactNode, outcome: ReactNode) => ReactNode;
};

/** What came of the agreement that a draft renews, opened beside the draft; nothing where it renews none. */
export const RenewedOutcome = ({ contract, children }: RenewedOutcomeProps) => {
  const [shown, setShown] = useState(false);
  const before = useRenewed(contract);
  if (!before) return children(null, null);
  return children(
    <Button
      my={-5}
      variant="subtle"
      size="compact-sm"
      aria-expanded={shown}
      rightSection={<Chevron opened={shown} />}
      onClick={() => setShown(!shown)}
    >
      {shown ? t.hide : t.show}
    </Button>,
    shown && (
      <Section title={t.titleOf(before.number)}>
        <Outcome contract={before} />
      </Section>
    ),
  );
};
